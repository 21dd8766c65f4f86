import AppIntentsMetadata
import Foundation

extension IntentPerson.Handle {
    /// The address without its kind.
    var text: String {
        switch value {
        case .applicationDefined(let text), .emailAddress(let text), .phoneNumber(let text): text
        }
    }

    /// Reads an address that a person typed: text with an @ is an email address, digits are a phone
    /// number, and anything else is a name that the app knows; `nil` for an empty text.
    init?(typed text: String) {
        let text = text.trimmingCharacters(in: .whitespaces)
        guard !text.isEmpty, text.utf8.count <= 320 else { return nil }
        if text.wholeMatch(of: /[^\s@<>]+@[^\s@<>]+/) != nil {
            self.init(emailAddress: text)
        } else if text.wholeMatch(of: /\+?[0-9(][0-9 ().\/\-]{2,}/) != nil {
            self.init(phoneNumber: text)
        } else {
            self.init(.applicationDefined(text))
        }
    }

    /// Returns whether the address suits a parameter for this part of a person.
    func suits(_ mode: ValueConstraints.PersonMode) -> Bool {
        switch (mode, value) {
        case (.contact, _), (.email, .emailAddress), (.phone, .phoneNumber),
            (.emailOrPhone, .emailAddress), (.emailOrPhone, .phoneNumber):
            true
        default: false
        }
    }

    // MARK: - Data

    /// The address, and the parts that can't be derived from it: its kind, if it looks like
    /// another, and its use.
    var fields: [String: ParameterValue] {
        var fields: [String: ParameterValue] = ["handle": .string(text)]
        if Self(typed: text)?.value != value { fields["handleKind"] = .string(kind) }
        if label != .other { fields["handleLabel"] = .string(labelName) }
        return fields
    }

    /// Reads the data of `fields`, or an address alone.
    init?(fields: [String: ParameterValue]) {
        guard case .string(let text)? = fields["handle"] else { return nil }
        switch fields["handleKind"] {
        case nil, .null?: self.init(typed: text)
        case "email"?: self.init(emailAddress: text)
        case "phone"?: self.init(phoneNumber: text)
        case "app"?: self.init(.applicationDefined(text))
        default: return nil
        }
        guard case .string(let name)? = fields["handleLabel"] else { return }
        label = Self.labels.first { $0.name == name }?.label ?? .custom(name)
    }

    static let fieldNames = ["handle", "handleKind", "handleLabel"]

    private var kind: String {
        switch value {
        case .applicationDefined: "app"
        case .emailAddress: "email"
        case .phoneNumber: "phone"
        }
    }

    private var labelName: String {
        if case .custom(let name) = label { return name }
        return Self.labels.first { $0.label == label }?.name ?? ""
    }

    /// The uses by name; an app's use with one of these names is that use.
    private static let labels: [(name: String, label: Label)] = [
        ("home", .home), ("homeFax", .homeFax), ("iPhone", .iPhone), ("main", .main),
        ("mobile", .mobile), ("pager", .pager), ("school", .school), ("work", .work),
        ("workFax", .workFax),
    ]
}

extension ValueConstraints.PersonMode {
    /// Creates the mode in data from the mode of a parameter.
    init(_ mode: IntentPerson.ParameterMode) {
        self =
            switch mode {
            case .contact: .contact
            case .email: .email
            case .phone: .phone
            case .emailOrPhone: .emailOrPhone
            }
    }
}
