/// An intent that opens one thing of the app: an entity or a case of an enumeration.
///
/// Apple's page on `OpenIntent` says that it brings the app to the front with its target. Here the
/// system shows a card of the target, made from its display representation and its properties,
/// unless the result of `perform()` shows a snippet.
@_alwaysEmitConformanceMetadata
public protocol OpenIntent: SystemIntent {
    /// The type of the target.
    associatedtype Value: AppValue

    /// The entity or case to open; the system sets it before `perform()`.
    var target: Value { get set }
}

extension OpenIntent {
    /// By default, the app comes to the front, because opening shows something.
    public static var openAppWhenRun: Bool { true }

    /// Does nothing: the system shows the target.
    public func perform() async throws -> some IntentResult { .result() }
}
