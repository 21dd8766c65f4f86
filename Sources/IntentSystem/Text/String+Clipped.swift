extension String {
    /// As much of a typed text as tells which it was.
    package var clipped: String {
        // Telling the length of a text takes as long as it is.
        utf8.count > 256 ? prefix(64) + "…" : self
    }
}
