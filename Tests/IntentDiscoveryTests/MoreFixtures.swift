// A second file with a private type of a name that the first file uses too.
private struct Hidden: Findable {}
