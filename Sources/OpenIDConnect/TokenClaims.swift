#if OpenIDConnect
    /// The claims of a token; only texts, lists of texts and numbers are used.
    struct TokenClaims: Decodable, Hashable, Sendable {
        enum Value: Decodable, Hashable, Sendable {
            case text(String)
            case texts([String])
            case number(Double)
            /// Anything else, which is not read.
            case other

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let text = try? container.decode(String.self) {
                    self = .text(text)
                } else if let number = try? container.decode(Double.self) {
                    self = .number(number)
                } else if let texts = try? container.decode([String].self) {
                    self = .texts(texts)
                } else {
                    self = .other
                }
            }
        }

        var values: [String: Value]

        init(from decoder: any Decoder) throws {
            values = try decoder.singleValueContainer().decode([String: Value].self)
        }

        func text(_ name: String) -> String? {
            if case .text(let text) = values[name] { text } else { nil }
        }

        func number(_ name: String) -> Double? {
            if case .number(let number) = values[name] { number } else { nil }
        }

        /// The texts of a list, or the one text in its place; `nil` for anything else.
        func texts(_ name: String) -> [String]? {
            switch values[name] {
            case .text(let text): [text]
            case .texts(let texts): texts
            case .number, .other, nil: nil
            }
        }
    }
#endif
