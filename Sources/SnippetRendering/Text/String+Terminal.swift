extension String {
    /// Returns the text without characters that control a terminal; tabs become spaces, and line
    /// ends become `lineEnd`.
    ///
    /// Those are the control characters of ASCII and of Latin-1, because a terminal may interpret
    /// the latter as the beginning of a sequence too.
    package func safeForTerminal(lineEnd: Unicode.Scalar = "\n") -> String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x0A, 0x2028, 0x2029: result.append(lineEnd)
            case 0x09: result.append(" ")
            case 0x00...0x1F, 0x7F...0x9F: continue
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
