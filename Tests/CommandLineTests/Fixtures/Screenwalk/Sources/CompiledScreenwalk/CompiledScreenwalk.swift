// A target needs a file.
