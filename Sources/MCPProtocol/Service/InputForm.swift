package import _JSON

/// The values requested from a person: a flat form whose fields have primitive types.
package struct InputForm: Sendable, Equatable {
    package var message: String
    package var fields: [Field]

    package init(message: String, fields: [Field]) {
        self.message = message
        self.fields = fields
    }

    package struct Field: Sendable, Equatable {
        package var name: String
        package var title: String?
        package var description: String?
        package var isRequired: Bool
        package var kind: Kind

        package init(
            name: String, title: String? = nil, description: String? = nil,
            isRequired: Bool = true, kind: Kind
        ) {
            self.name = name
            self.title = title
            self.description = description
            self.isRequired = isRequired
            self.kind = kind
        }
    }

    /// The type of a field's value, with its limits.
    package enum Kind: Sendable, Equatable {
        case text(
            format: TextFormat? = nil, minimumLength: Int? = nil, maximumLength: Int? = nil,
            default: String? = nil)
        case integer(minimum: Int? = nil, maximum: Int? = nil, default: Int? = nil)
        case number(minimum: Double? = nil, maximum: Double? = nil, default: Double? = nil)
        case boolean(default: Bool? = nil)
        case choice(Options, default: String? = nil)
        /// Any of some options.
        ///
        /// Clients of 2025-06-18 receive a text field for the values separated by commas, and the
        /// service receives the list.
        case choices(
            Options, minimumCount: Int? = nil, maximumCount: Int? = nil, default: [String] = [])
    }

    package enum TextFormat: String, Sendable {
        case email, uri, date
        case dateTime = "date-time"
    }

    /// Options with or without titles.
    package enum Options: Sendable, Equatable {
        case plain([String])
        case titled([Option])
        /// Options with titles in the form of 2025-06-18, for clients of every revision.
        case named([Option])

        package var values: [String] {
            switch self {
            case .plain(let values): values
            case .titled(let options), .named(let options): options.map(\.value)
            }
        }
    }

    package struct Option: Sendable, Equatable {
        package var value: String
        package var title: String

        package init(value: String, title: String) {
            self.value = value
            self.title = title
        }
    }
}

/// A person's answer to a form or an address.
package enum ElicitationResult: Sendable, Equatable {
    /// Accepted, for forms with values.
    case accept(JSONObject)
    case decline
    case cancel
}
