/// A phrase in the system's form.
package struct ShortcutPhrase: Equatable {
    /// A piece of the phrase.
    package enum Token: Equatable {
        case text(String)
        case applicationName
        case parameter(ParameterReference)
    }

    /// The pieces in reading order.
    package let tokens: [Token]

    /// The phrase names the app, as every phrase must.
    package var namesApplication: Bool { tokens.contains(.applicationName) }

    /// The parameters that the phrase names.
    package var parameters: [ParameterReference] {
        tokens.compactMap { token in
            switch token {
            case .text, .applicationName: nil
            case .parameter(let reference): reference
            }
        }
    }

    /// Returns the phrase as text, with the app's name and a text for each parameter.
    package func text(
        applicationName: String, parameter value: (ParameterReference) -> String
    ) -> String {
        tokens.map { token in
            switch token {
            case .text(let text): text
            case .applicationName: applicationName
            case .parameter(let reference): value(reference)
            }
        }
        .joined()
    }
}
