extension IntentPerson {
    /// An address at which a person can be reached.
    public struct Handle: Equatable, Hashable, Sendable {
        /// The address with its kind.
        public enum Value: Sendable, Equatable, Hashable {
            /// A name in the app's system.
            case applicationDefined(String)
            /// An email address.
            case emailAddress(String)
            /// A phone number.
            case phoneNumber(String)
        }

        /// The use of an address.
        public enum Label: Sendable, Equatable, Hashable {
            /// A use that the app names.
            case custom(String)
            /// At home.
            case home
            /// The fax at home.
            case homeFax
            /// An iPhone.
            case iPhone
            /// The main address.
            case main
            /// A mobile phone.
            case mobile
            /// Any other use.
            case other
            /// A pager.
            case pager
            /// At school.
            case school
            /// At work.
            case work
            /// The fax at work.
            case workFax
        }

        /// The address with its kind.
        public var value: Value

        /// The use of the address.
        public var label: Label

        /// Creates an address.
        public init(_ value: Value, label: Label = .other) {
            self.value = value
            self.label = label
        }

        /// Creates an address from a phone number.
        public init(phoneNumber phoneNumberString: String, label: Label = .other) {
            self.init(.phoneNumber(phoneNumberString), label: label)
        }

        /// Creates an address from an email address.
        public init(emailAddress emailAddressString: String, label: Label = .other) {
            self.init(.emailAddress(emailAddressString), label: label)
        }

        /// Creates an address in the app's system: the person's name there, and the use of it.
        public init(applicationDefined stringValue: String, label labelString: String? = nil) {
            self.init(
                .applicationDefined(stringValue), label: labelString.map(Label.custom) ?? .other)
        }
    }
}

extension IntentPerson.Handle: Codable {}

extension IntentPerson.Handle.Value: Codable {}

extension IntentPerson.Handle.Label: Codable {}
