package import AppIntentsMetadata

extension Question.Option {
    /// The option in one line: its title, and the second line that distinguishes it from others.
    package var words: String { Question.line(title, subtitle) }

    /// Returns whether a value is that of the option, or the text by which programs name it.
    package func isMeant(by value: ParameterValue) -> Bool {
        if case .string(let name) = value { return self.value.programName == name }
        return self.value == value
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
