/// One sentence of a parameter summary, and the parameters shown below it.
package struct SummarySentence {
    /// A piece of the sentence.
    package enum Token {
        case text(String)
        case parameter(ParameterReference)
    }

    /// The pieces in reading order; empty for a summary that only lists parameters.
    package let tokens: [Token]

    /// The table with the translations of the sentence.
    package let table: String?

    /// The parameters shown below the sentence.
    package let additional: [ParameterReference]

    /// The parameters that the sentence itself names.
    package var named: [ParameterReference] {
        tokens.compactMap { token in
            switch token {
            case .text: nil
            case .parameter(let reference): reference
            }
        }
    }

    /// Returns the key of the sentence in a table of translations, as in `Order ${soup}`.
    ///
    /// A parameter without a name is written as `${}`, a component of a union value as
    /// `${place.type}`.
    package func localizationKey(naming name: (ParameterReference) -> String?) -> String {
        tokens.map { token in
            switch token {
            case .text(let text): text
            case .parameter(let reference):
                "${\([name(reference) ?? "", reference.component].compactMap(\.self).joined(separator: "."))}"
            }
        }
        .joined()
    }
}
