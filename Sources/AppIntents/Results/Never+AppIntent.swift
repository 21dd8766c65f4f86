public import _Localization

// `Never` fills the generic arguments of a result that has no follow-up intent. No value of it
// exists, so nothing here apart from `title` and `init()` can run.
extension Never: AppIntent {
    public typealias PerformResult = IntentResultContainer<Never, Never, Never, Never>

    public static var title: LocalizedStringResource { "Never" }

    /// Stops the program: there is no value of this type.
    ///
    /// The system creates intents only of types in its catalog, and this type is never in it.
    public init() {
        fatalError("Never has no values; it stands for the absence of an intent.")
    }

    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
        .result()
    }
}
