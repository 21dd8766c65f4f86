extension String {
    /// The text with every character escaped that has a meaning in an address.
    var escapedInURL: String {
        utf8.map { byte in
            let character = Character(UnicodeScalar(byte))
            if character.isASCII,
                character.isLetter || character.isNumber || "-._~".contains(character)
            {
                return String(character)
            }
            let digits = String(byte, radix: 16, uppercase: true)
            return byte < 16 ? "%0\(digits)" : "%\(digits)"
        }.joined()
    }
}
