package assets

// The parts of a face. Its middle is the origin; it is 42 units wide and 56
// high, the brow is at y = -16 and the chin at y = 29. Features are moved a
// little to where the person looks.

// neck lies below collars.
var neck = shape{{blush, ink, 2, "M0 18 H10 L11 36 C14 42 8 50 0 50 X"}}

// skull is the bare face with its ears.
var skull = join(
	both(layer{skin, ink, 2, "O21 1 4 6.5"}),
	shape{{skin, ink, 2, "M0 -28 C16 -28 21.5 -17 21.5 -5 C21.5 13 12 29.5 0 29.5 X"}},
)

// cheeks are the warm places of a face.
var cheeks = both(layer{blush, none, 0, "O13 9 5 3.6"})

// Ways to look. Each has eyes, brows, nose and mouth.
var (
	calm   = join(openEyes, levelBrows, nose, firmMouth)
	cheery = join(openEyes, highBrows, nose, smile)
	sweet  = join(openEyes, lashes, highBrows, smallNose, lips)
	proud  = join(lowLids, lashes, highBrows, smallNose, lips)
	stern  = join(openEyes, knitBrows, longNose, firmMouth)
	merry  = join(laughingEyes, highBrows, nose, grin)
	wise   = join(openEyes, levelBrows, longNose, firmMouth, wrinkles)
)

var (
	openEyes = join(
		both(layer{white, none, 0, "M4 -2.5 C6.5 -7 12 -7 15 -2.5 C12 0.6 7 0.6 4 -2.5 Z"}),
		shape{{ink, none, 0, "O9.6 -3 2.5 2.9 O-9.2 -3 2.5 2.9"}, {white, none, 0, "O10.4 -4 0.8 0.8 O-8.4 -4 0.8 0.8"}},
		both(layer{none, ink, 1.7, "M3.5 -2.5 C6.5 -7 12 -7 15.5 -2.5"}),
	)
	lowLids = join(
		both(layer{blush, none, 0, "M4 -2.5 C6.5 -8 12 -8 15 -2.5 Z"}),
		shape{{ink, none, 0, "O9.6 -1.6 2.4 2 O-9.2 -1.6 2.4 2"}},
		both(layer{none, ink, 2, "M3.5 -2.4 C6.5 -4.6 12 -4.6 15.5 -2"}),
	)
	laughingEyes = both(layer{none, ink, 2.2, "M4 -1.5 C6.5 -6.5 12 -6.5 15 -1.5"})
	lashes       = both(layer{none, ink, 1.5, "M15 -3 L18 -5"})
	levelBrows   = both(layer{none, ink, 2.4, "M4 -10 C8 -12.4 12 -12 16 -9"})
	highBrows    = both(layer{none, ink, 1.8, "M4.5 -11 C8 -15 13 -14.6 16.5 -10.5"})
	knitBrows    = both(layer{none, ink, 2.8, "M3 -7.6 C8 -11 12 -12.6 17 -11"})
	nose         = shape{{none, ink, 1.8, "M-2 -5 C-2.5 1 -5.5 5 -5 8 C-4 10.4 0 10.6 3.4 9.4"}}
	smallNose    = shape{{none, ink, 1.6, "M-1.6 -3 C-2 2 -4 5 -3.6 7 C-2.6 8.6 0 8.8 2 8"}}
	longNose     = shape{{none, ink, 1.9, "M-2.4 -6 C-3 1 -7 6 -6.4 9.6 C-5 12.6 0 12.4 3.6 10.8"}}
	firmMouth    = shape{{none, ink, 2, "M-7 17.5 C-3 18.6 3 18.6 7 16.8"}, {none, blush, 1.8, "M-3 22 H3.4"}}
	smile        = shape{{none, ink, 2, "M-8 15.6 C-4 20.6 4 20.6 8 15.6"}, {none, blush, 1.8, "M-2.6 23 H2.6"}}
	grin         = shape{{white, ink, 1.7, "M-9 14.6 C-4 16.2 4 16.2 9 14.6 C7 23 -7 23 -9 14.6 Z"}}
	lips         = shape{{red, none, 0, "M-6.4 16.8 C-4 14.6 -1.6 14.2 0 15.4 C1.6 14.2 4 14.6 6.4 16.8 C3.4 21 -3.4 21 -6.4 16.8 Z"},
		{none, ink, 1.1, "M-6 16.8 C-3 17.8 3 17.8 6 16.8"}}
	wrinkles = both(layer{none, blush, 1.5, "M6 3.5 C9 5.4 12 5.2 15 3"}, layer{none, blush, 1.6, "M9.5 11 C11.5 14 11.5 17 10.5 19"})
	glasses  = shape{{none, ink, 1.7, "O-9.5 -2.6 8 7.4 O9.5 -2.6 8 7.4 M-1.6 -4 C-0.6 -5 0.6 -5 1.6 -4 M17.4 -4 L22 -5 M-17.4 -4 L-22 -5"}}
)

// Beards, drawn over the mouth where they leave it free.
var (
	moustache = shape{{hair, ink, 1.6, "M0 12 C4 11 9 13 16 19 C9 19.6 4 18.6 0 15.6 X"}}
	goatee    = join(moustache, shape{{hair, ink, 1.6, "M0 22 C3.6 21.4 5 23 4.6 26 C4 32 2 36 0 39 X"}})
	fullBeard = shape{
		{hair, ink, 2, "M0 11.4 C8 11 12 10 15 5 C18 2 21 2 21.6 -2 C24 14 20 30 11 40 C8 46 3 50 0 51 X"},
		{red, ink, 1.4, "M-5.6 17.8 C-3 16.4 3 16.4 5.6 17.8 C3 21 -3 21 -5.6 17.8 Z"},
		{none, ink, 1.4, "M-8 26 C-7 34 -4 40 -2 44 M8 26 C7 34 4 40 2 44 M0 26 V40 M-14 20 C-14 26 -12 31 -10 34 M14 20 C14 26 12 31 10 34"},
	}
	forkedBeard = shape{
		{hair, ink, 2, "M0 11.4 C8 11 12 10 15 5 C18 2 21 2 21.6 -2 C24 12 24 26 20 36 C18 44 14 48 10 52 C8 44 4 40 0 36 X"},
		{red, ink, 1.4, "M-5.6 17.8 C-3 16.4 3 16.4 5.6 17.8 C3 21 -3 21 -5.6 17.8 Z"},
		{none, ink, 1.4, "M0 24 V34 M7 25 C9 32 11 38 11 44 M-7 25 C-9 32 -11 38 -11 44 M15 18 C17 24 17 30 16 35 M-15 18 C-17 24 -17 30 -16 35"},
	}
	squareBeard = shape{
		{hair, ink, 2, "M0 11.4 C8 11 12 10 15 5 C18 2 21 2 21.6 -2 C23 10 23 26 20 38 H0 X"},
		{red, ink, 1.4, "M-5.6 17.8 C-3 16.4 3 16.4 5.6 17.8 C3 21 -3 21 -5.6 17.8 Z"},
		{none, ink, 1.4, "M-4 25 V37 M4 25 V37 M-11 22 V37 M11 22 V37 M-17 14 V36 M17 14 V36"},
	}
)

// mop is hair: what lies behind the head and what falls over the brow.
type mop struct{ behind, before shape }

// Hair.
var (
	bald     = mop{before: both(layer{hair, ink, 1.8, "M21 -10 C26 -9 28 2 24 10 C21 8 20 -2 21 -10 Z"})}
	cropped  = mop{before: shape{{hair, ink, 2, "M-23 -1 C-26 -20 -16 -33 0 -33 C16 -33 26 -20 23 -1 L20.4 -3 C19 -13 12 -18 0 -18 C-12 -18 -19 -13 -20.4 -3 Z"}}}
	pageBoy  = mop{pageBoyBack, fringe}
	parted   = mop{pageBoyBack, partedFront}
	flowing  = mop{flowingBack, partedFront}
	curly    = mop{curlyBack, curlyFront}
	braided  = mop{join(pageBoyShort, braids), partedFront}
	bun      = mop{shape{{hair, ink, 2, "O0 -36 12 10.5"}, {none, ink, 1.4, "M-9 -39 C-3 -34 4 -34 9 -40 M-10 -33 C-3 -29 4 -29 10 -34"}}, partedFront}
	plaited  = mop{plaitRing, partedFront}
	sideLock = mop{pageBoyShort, sideSwept}
)

var (
	pageBoyBack = shape{{hair, ink, 2, "M0 -31 C24 -31 29 -14 29 2 C29 14 32 22 33 29 C26 34 16 34 10 31 H0 X"},
		{none, ink, 1.4, "M25 6 C25 16 27 24 28 30 M-25 6 C-25 16 -27 24 -28 30"}}
	pageBoyShort = shape{{hair, ink, 2, "M0 -31 C24 -31 28 -14 27 2 C27 8 26 12 24 15 H0 X"}}
	fringe       = shape{{hair, ink, 2, "M0 -31 C17 -31 25 -20 24.5 -2 C23 -6 21.5 -9 20 -11 C14 -13.4 7 -14 0 -14 X"},
		{none, ink, 1.3, "M-13 -25 V-14 M-6 -27 V-15 M1 -28 V-15 M8 -27 V-15 M15 -24 V-14"}}
	partedFront = shape{{hair, ink, 2, "M0 -31 C17 -31 26 -20 25 1 C22 -2 20.6 -4 20 -8 C14 -12 6 -16 0 -24 X"},
		{none, ink, 1.3, "M4 -25 C11 -21 18 -18 22 -9 M-4 -25 C-11 -21 -18 -18 -22 -9"}}
	sideSwept = shape{{hair, ink, 2, "M-23 2 C-28 -20 -14 -33 2 -32 C18 -31 26 -20 24 0 C21 -4 20 -8 19 -12 C10 -11 0 -14 -8 -20 C-12 -14 -18 -8 -23 2 Z"},
		{none, ink, 1.3, "M-6 -24 C2 -20 12 -17 20 -17 M0 -28 C8 -25 16 -24 21 -23"}}
	flowingBack = shape{{hair, ink, 2, "M0 -31 C25 -31 30 -14 29 2 C28 18 38 26 35 42 C34 50 38 54 40 60 C26 62 14 54 12 40 H0 X"},
		{none, ink, 1.4, "M25 8 C24 24 32 32 30 46 M20 14 C20 30 26 40 26 52 M-25 8 C-24 24 -32 32 -30 46 M-20 14 C-20 30 -26 40 -26 52"}}
	curlyBack = join(both(layer{hair, ink, 2, "O27 24 8 8"}, layer{hair, ink, 2, "O28 12 8.5 8.5"},
		layer{hair, ink, 2, "O27 -1 8.5 8.5"}, layer{hair, ink, 2, "O23 -14 9 9"}), shape{{hair, none, 0, "O0 -8 25 22"}})
	curlyFront = both(layer{hair, ink, 1.8, "O16 -22 8 7.5"}, layer{hair, ink, 1.8, "O6 -26 8 7.5"})
	braids     = both(layer{hair, ink, 1.7, "O26 16 7 6.5"}, layer{hair, ink, 1.7, "O27.5 26 7 6.5"},
		layer{hair, ink, 1.7, "O28 36 6.6 6.4"}, layer{hair, ink, 1.7, "O28 46 6 6"},
		layer{band, ink, 1.5, "M23 51 H33 L31.5 56 H24.5 Z"}, layer{hair, ink, 1.5, "M25 56 H31 L33 65 H23 Z"})
	plaitRing = join(pageBoyShort, both(layer{hair, ink, 1.7, "O25 6 8 9"}, layer{none, ink, 1.3, "O25 6 4 5"}))
)
