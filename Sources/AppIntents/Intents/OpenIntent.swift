/// An intent that opens one thing of the app: an entity or a case of an enumeration.
///
/// Apple's page on `OpenIntent` says that it brings the app to the front with its target. Here the
/// system shows a card of the target, made of its display representation and its properties, unless
/// the result of `perform()` shows a snippet of its own.
@_alwaysEmitConformanceMetadata
public protocol OpenIntent: SystemIntent {
    /// The type of what is opened.
    associatedtype Value: AppValue

    /// The thing to open; the system sets it before `perform()`.
    var target: Value { get set }
}

extension OpenIntent {
    /// By default, the app comes forward, because opening shows something.
    public static var openAppWhenRun: Bool { true }

    /// Does nothing itself: the system shows the target.
    public func perform() async throws -> some IntentResult { .result() }
}
