/// The words and the arguments of a format: `%(count)lld landmarks`.
struct StringFormat {
    enum Piece: Equatable {
        case words(String)
        /// The argument at a place, counted from 1.
        case argument(Int)
    }

    struct Argument: Equatable {
        var label: String?
        /// The specifier without its place and label: `%lld`.
        var specifier: String
        var type: String
    }

    private(set) var pieces: [Piece] = []
    private(set) var arguments: [Int: Argument] = [:]

    init(_ text: String, substitutions: [String: StringTable.Substitution] = [:]) {
        // A space is no flag here, so that “100% done” has no argument.
        let specifier =
            #/%(?:%|(?:(?<place>\d+)\$)?(?:\((?<label>[^()]+)\))?(?:#@(?<variable>[^@]+)@|(?<adorned>[-+#0']*\d*(?:\.\d+)?)(?<length>hh|h|ll|l|q|z|t|j|L)?(?<conversion>[@dDiuUxXoOfFeEgGaAcCsSp])))/#
        var places: [String: Int] = [:]
        var next = 1
        var end = text.startIndex
        for match in text.matches(of: specifier) {
            pieces.append(.words(String(text[end..<match.range.lowerBound])))
            end = match.range.upperBound
            let label = (match.output.label ?? match.output.variable).map(String.init)
            let substitution = match.output.variable.flatMap { substitutions[String($0)] }
            guard match.output.conversion != nil || match.output.variable != nil else {
                pieces.append(.words("%"))
                continue
            }
            // As Xcode does: an argument without a place has the next one, and a label keeps its own.
            let place =
                match.output.place.flatMap { Int($0) } ?? substitution?.argNum
                ?? label.flatMap { places[$0] } ?? next
            guard (1...Self.mostArguments).contains(place) else { continue }
            if match.output.place == nil { next = max(next, place + 1) }
            if let label { places[label] = place }
            let length = match.output.length.map(String.init) ?? ""
            let kind =
                match.output.conversion.map { length + String($0) }
                ?? substitution?.formatSpecifier ?? "lld"
            pieces.append(.argument(place))
            let argument = Argument(
                label: label, specifier: "%\(match.output.adorned ?? "")\(kind)",
                type: Self.type(of: kind))
            arguments[place] = arguments[place] ?? argument
        }
        pieces.append(.words(String(text[end...])))
        pieces.removeAll { $0 == .words("") }
    }

    /// A catalog that names a higher place is damaged; the symbol would have an argument for each.
    private static let mostArguments = 30

    /// Returns the Swift type of a specifier's argument, as Xcode chooses it.
    private static func type(of kind: String) -> String {
        let length = kind.dropLast()
        switch kind.last {
        case "d", "D", "i": return "Swift.Int" + width(length)
        case "u", "U", "x", "X", "o", "O": return "Swift.UInt" + width(length)
        case "f", "F", "e", "E", "g", "G", "a", "A":
            return length.isEmpty ? "Swift.Float" : "Swift.Double"
        default: return "Swift.String"
        }
    }

    private static func width(_ length: Substring) -> String {
        switch length {
        case "": "32"
        case "h": "16"
        case "hh": "8"
        default: ""
        }
    }
}
