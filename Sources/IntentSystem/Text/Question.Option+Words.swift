package import AppIntentsMetadata

extension Question.Option {
    /// The option in one line: its title, and the second line that distinguishes it from others.
    package var words: String { Question.line(title, subtitle) }

    /// Returns whether a value is that of the option, or the text by which programs name it.
    package func isMeant(by value: ParameterValue) -> Bool {
        if self.value == value { return true }
        guard case .string(let text) = value else { return false }
        return switch self.value {
        case .entity(_, let name), .enumeration(_, let name): name == text
        default: false
        }
    }
}

extension Question.Heading {
    /// The heading in one line.
    package var words: String { Question.line(title, subtitle) }
}

extension Question {
    fileprivate static func line(_ title: String, _ subtitle: String?) -> String {
        [title, subtitle ?? ""].filter { !$0.isEmpty }.joined(separator: " – ")
    }
}
