import Foundation

/// The text format of a `.strings` table: `"key" = "value";` with comments between.
struct StringsFile {
    private(set) var entries: [String: String] = [:]

    /// The location and the reason of a mistake in a strings table.
    struct SyntaxError: Error, Equatable, CustomStringConvertible {
        var line: Int
        var expected: String

        var description: String { "line \(line): expected \(expected)" }
    }

    init(_ text: String) throws {
        var scanner = Scanner(text: text)
        while try scanner.skipSpace() {
            let key = try scanner.word("a key")
            _ = try scanner.skipSpace()
            if scanner.accept("=") {
                _ = try scanner.skipSpace()
                entries[key] = try scanner.word("a value")
                _ = try scanner.skipSpace()
            } else {
                entries[key] = key
            }
            guard scanner.accept(";") else { throw scanner.error(expecting: "“;”") }
        }
    }

    /// Reads a file with a table, in UTF-8, or in UTF-16 with a byte order mark.
    init(data: Data) throws {
        let mark = data.prefix(2)
        let isWide = mark.elementsEqual([0xFF, 0xFE]) || mark.elementsEqual([0xFE, 0xFF])
        guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else {
            throw SyntaxError(line: 1, expected: "text in UTF-8, or in UTF-16 with its mark")
        }
        try self.init(text)
    }

    private struct Scanner {
        private let scalars: [Unicode.Scalar]
        private var index = 0

        init(text: String) {
            scalars = Array(text.unicodeScalars)
            if scalars.first == "\u{FEFF}" { index = 1 }
        }

        func error(expecting expected: String) -> SyntaxError {
            let line = scalars[..<min(index, scalars.count)].reduce(into: 1) { count, scalar in
                if scalar == "\n" { count += 1 }
            }
            return SyntaxError(line: line, expected: expected)
        }

        private func starts(with first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
            index + 1 < scalars.count && scalars[index] == first && scalars[index + 1] == second
        }

        /// Skips white space and comments; returns whether anything is left.
        mutating func skipSpace() throws -> Bool {
            while index < scalars.count {
                if scalars[index].properties.isWhitespace {
                    index += 1
                } else if starts(with: "/", "/") {
                    while index < scalars.count, scalars[index] != "\n" { index += 1 }
                } else if starts(with: "/", "*") {
                    let start = index
                    index += 2
                    while index < scalars.count, !starts(with: "*", "/") { index += 1 }
                    guard index < scalars.count else {
                        index = start
                        throw error(expecting: "“*/” at the end of the comment")
                    }
                    index += 2
                } else {
                    return true
                }
            }
            return false
        }

        mutating func accept(_ scalar: Unicode.Scalar) -> Bool {
            guard index < scalars.count, scalars[index] == scalar else { return false }
            index += 1
            return true
        }

        mutating func word(_ expected: String) throws -> String {
            if accept("\"") { return try quoted() }
            var word = String.UnicodeScalarView()
            while index < scalars.count, isBare(scalars[index]) {
                word.append(scalars[index])
                index += 1
            }
            guard !word.isEmpty else { throw error(expecting: expected) }
            return String(word)
        }

        private func isBare(_ scalar: Unicode.Scalar) -> Bool {
            scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                || scalar == "_" || scalar == "." || scalar == "-" || scalar == "$"
        }

        private mutating func quoted() throws -> String {
            var text = String.UnicodeScalarView()
            var units: [UInt16] = []
            func flush() {
                if !units.isEmpty {
                    text.append(contentsOf: String(decoding: units, as: UTF16.self).unicodeScalars)
                    units.removeAll()
                }
            }
            while index < scalars.count {
                let scalar = scalars[index]
                index += 1
                guard scalar == "\\", index < scalars.count else {
                    flush()
                    if scalar == "\"" { return String(text) }
                    text.append(scalar)
                    continue
                }
                let escape = scalars[index]
                index += 1
                if escape == "U" || escape == "u", let unit = hexUnit() {
                    // Two units may be one character, so they are decoded together.
                    units.append(unit)
                    continue
                }
                flush()
                switch escape {
                case "n": text.append("\n")
                case "t": text.append("\t")
                case "r": text.append("\r")
                default: text.append(escape)
                }
            }
            throw error(expecting: "“\"” at the end of the text")
        }

        private mutating func hexUnit() -> UInt16? {
            guard index + 4 <= scalars.count else { return nil }
            let digits = String(String.UnicodeScalarView(scalars[index..<index + 4]))
            guard let unit = UInt16(digits, radix: 16) else { return nil }
            index += 4
            return unit
        }
    }
}
