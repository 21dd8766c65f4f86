#if Postgres
    /// Texts as PostgreSQL takes them: it refuses the character NUL, which names may have.
    enum StoredText {
        /// Writes NUL as `\0`, and a backslash twice, so that different texts stay different.
        static func encoded(_ text: String) -> String {
            guard text.utf8.contains(where: { $0 == 0 || $0 == UInt8(ascii: "\\") }) else {
                return text
            }
            return String(
                decoding: text.utf8.flatMap { byte -> [UInt8] in
                    switch byte {
                    case 0: Array(#"\0"#.utf8)
                    case UInt8(ascii: "\\"): Array(#"\\"#.utf8)
                    default: [byte]
                    }
                }, as: UTF8.self)
        }

        /// Reads what was written so.
        static func decoded(_ text: String) -> String {
            var decoded = ""
            var isEscaped = false
            for character in text.unicodeScalars {
                switch (isEscaped, character) {
                case (false, "\\"): isEscaped = true
                case (true, "0"):
                    decoded.unicodeScalars.append("\0")
                    isEscaped = false
                default:
                    decoded.unicodeScalars.append(character)
                    isEscaped = false
                }
            }
            return decoded
        }
    }
#endif
