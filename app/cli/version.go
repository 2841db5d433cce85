package cli

// Version is the program's version, as records name it.
const Version = "0.1.0"
