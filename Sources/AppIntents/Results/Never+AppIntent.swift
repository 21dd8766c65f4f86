public import _Localization

// `Never` fills the generic arguments of a result that has no follow-up intent. No value of it
// exists, so apart from `title` and `init()` nothing here can be reached.
extension Never: AppIntent {
    public typealias PerformResult = IntentResultContainer<Never, Never, Never, Never>

    public static var title: LocalizedStringResource { "Never" }

    /// Stops the program: there is no value of this type.
    ///
    /// The system makes intents only of types in its catalog, and this one is never in it.
    public init() {
        fatalError("Never has no values; it stands for the absence of an intent.")
    }

    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
        .result()
    }
}
