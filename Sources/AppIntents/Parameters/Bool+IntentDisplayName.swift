public import _Localization

extension Bool {
    /// The words for yes and no.
    public struct IntentDisplayName: Sendable {
        /// The word for yes, such as “On”.
        public let `true`: LocalizedStringResource
        /// The word for no, such as “Off”.
        public let `false`: LocalizedStringResource

        /// Creates a pair of words.
        public init(true: LocalizedStringResource, false: LocalizedStringResource) {
            self.true = `true`
            self.false = `false`
        }
    }
}
