extension ViewNode {
    /// The lines and curves of a path, in the path syntax of SVG.
    ///
    /// It is text because symbols are drawn in this syntax, pages accept it, and every library that
    /// draws paths reads it.
    public struct PathData: Sendable, Codable, Hashable {
        /// The commands: `M` and `L` with a point, `Q` and `C` with control points, `A`, `Z`, and
        /// the other commands of the syntax.
        public var commands: String
        /// True for the even-odd rule, where a part inside another part is a hole.
        public var countsCrossings: Bool

        /// Creates the data of a path from its commands.
        public init(_ commands: String = "", countsCrossings: Bool = false) {
            self.commands = commands
            self.countsCrossings = countsCrossings
        }
    }
}

/// Encoded as the commands alone, except with the even-odd rule.
extension ViewNode.PathData {
    private enum CodingKeys: String, CodingKey {
        case commands, countsCrossings
    }

    public init(from decoder: any Decoder) throws {
        if let commands = try? decoder.singleValueContainer().decode(String.self) {
            self.init(commands)
        } else {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            self.init(
                try container.decode(String.self, forKey: .commands),
                countsCrossings: try container.decode(Bool.self, forKey: .countsCrossings))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        if countsCrossings {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(commands, forKey: .commands)
            try container.encode(countsCrossings, forKey: .countsCrossings)
        } else {
            var container = encoder.singleValueContainer()
            try container.encode(commands)
        }
    }
}

extension ViewNode.PathData {
    /// Tells whether there is nothing to draw.
    public var isEmpty: Bool { commands.isEmpty }

    /// Appends a segment by its letter, `a` for a counterclockwise arc, and its numbers.
    mutating func append(_ letter: Character, numbers: some Collection<Double>) {
        guard letter == "A" || letter == "a", numbers.count == 4 else {
            return append(letter, all: numbers)
        }
        let flag: Double = letter == "A" ? 1 : 0
        append("A", all: Array(numbers.prefix(2)) + [0, 0, flag] + Array(numbers.dropFirst(2)))
    }

    private mutating func append(_ command: Character, all numbers: some Collection<Double>) {
        commands.append(command)
        for (index, number) in numbers.enumerated() {
            if index > 0 { commands += " " }
            commands += Self.text(of: number)
        }
    }

    /// Returns a number with three decimals at most; one that isn't finite becomes zero.
    private static func text(of number: Double) -> String {
        let rounded = number.isFinite ? (number * 1000).rounded() / 1000 : 0
        return Int(exactly: rounded).map(String.init) ?? String(rounded)
    }
}
