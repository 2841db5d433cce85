# Two commands matter: make run, and make test.
# The others are the parts of make test, for use at the desk.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.PHONY: run build headless test fmt vet lint unit fuzz cross e2e bench startup golden

# On Linux the window is built on OpenGL ES: it runs on every desktop that has
# OpenGL, and builds in a third of the time.
ifeq ($(shell uname -s),Linux)
WINDOW_TAGS := -tags gles
E2E_TAGS := -tags gles,e2e
HAS_DISPLAY := $(DISPLAY)$(WAYLAND_DISPLAY)
else
E2E_TAGS := -tags e2e
HAS_DISPLAY := yes
endif
# Runs a target, as a count: a time may end in the middle of a run, which Go 1.26
# then reports as a failure (go.dev/issue/75804).
FUZZTIME ?= 100000x

## run: install what is missing, build, and open the table
run:
ifeq ($(HAS_DISPLAY),)
	@echo "This machine has no display, so no window can open here. What works without one:"
	@echo "  make headless                                          builds bin/krutzjass without the window"
	@echo "  bin/krutzjass simulate -game krutzjass -out games.jsonl   computers play"
	@echo "  bin/krutzjass verify games.jsonl                       checks every move of a record"
	@echo "  bin/krutzjass ask                                      answers questions about the rules"
	@exit 1
else
	@$(MAKE) --no-print-directory build
	@bin/krutzjass
endif

build:
	@app/package/system.sh run
	@echo "Building the table (the first time takes a minute or two)"
	@go build $(WINDOW_TAGS) -o bin/krutzjass .

## headless: the commands alone, without window and without C
headless:
	@CGO_ENABLED=0 go build -tags headless -o bin/krutzjass .

## test: everything that CI checks
test:
	@app/package/system.sh test
	@$(MAKE) --no-print-directory fmt vet lint unit fuzz cross e2e

fmt:
	@echo "== gofmt"; bad=$$(gofmt -l $$(git ls-files '*.go')); [ -z "$$bad" ] || { echo "not formatted: $$bad"; exit 1; }

vet:
	@echo "== vet"; go vet $(WINDOW_TAGS) ./... && go vet $(E2E_TAGS) ./app/e2e/... && CGO_ENABLED=0 go vet -tags headless . ./app/cli

lint:
	@echo "== staticcheck"; go tool staticcheck $(WINDOW_TAGS) ./...

# The tag ci keeps the window's C out of the tests; -race itself needs cgo. Pictures
# of screens are drawn without it: they are many, and drawn by one goroutine.
PICTURES := LookAsKept|PlaysEveryGame|CoversNothing
unit:
	@echo "== tests with the race detector"; CGO_ENABLED=1 go test -race -tags ci -timeout 40m -skip '$(PICTURES)' ./...
	@echo "== pictures of the screens"; go test -tags ci -run '$(PICTURES)' $$(git grep -lE 'func Test\w*($(PICTURES))' -- '*_test.go' | xargs -n 1 dirname | sort -u | sed 's|^|./|')

fuzz:
	@echo "== fuzzing, $(FUZZTIME) a target"; app/package/fuzz.sh $(FUZZTIME)

cross:
	@echo "== builds for other systems"; app/package/crossbuild.sh

e2e: build
	@echo "== the real window, played by clicks"; go test -count=1 $(E2E_TAGS) ./app/e2e

## bench: the speed of rules and Weis
bench:
	@go test -run '^$$' -bench 'Playout|Weis' -benchmem ./engine/...

## startup: time to the first painted Home, against an empty window
startup: build
	@app/e2e/startup.sh

## golden: draw the golden pictures again; look at each before you commit it
golden:
	@go test -tags ci ./assets/... ./theme/... ./app/... -update
