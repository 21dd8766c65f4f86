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
    }
#endif
