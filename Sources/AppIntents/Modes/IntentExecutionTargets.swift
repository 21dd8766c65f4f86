/// The processes of an app that may perform an intent or ask a query.
///
/// Here an app is one process, `main`, which performs everything; `doctor` names the declarations
/// that exclude it.
public struct IntentExecutionTargets: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Any process of the app.
    public static var `default`: IntentExecutionTargets {
        [.main, .appIntentsExtension, .widgetKitExtension]
    }
    /// The app itself.
    public static var main: IntentExecutionTargets { IntentExecutionTargets(rawValue: 1 << 0) }
    /// The App Intents extension.
    public static var appIntentsExtension: IntentExecutionTargets {
        IntentExecutionTargets(rawValue: 1 << 1)
    }
    /// The widget extension.
    public static var widgetKitExtension: IntentExecutionTargets {
        IntentExecutionTargets(rawValue: 1 << 2)
    }
}

extension AppIntent {
    /// The processes of an app.
    public typealias ExecutionTargets = IntentExecutionTargets

    /// By default, any process may perform the intent.
    public static var allowedExecutionTargets: IntentExecutionTargets { .default }
}

extension EntityQuery {
    /// The processes of an app.
    public typealias ExecutionTargets = IntentExecutionTargets

    /// By default, any process may ask the query.
    public static var allowedExecutionTargets: IntentExecutionTargets { .default }
}

extension IntentValueQuery {
    /// The processes of an app.
    public typealias ExecutionTargets = IntentExecutionTargets

    /// By default, any process may ask the query.
    public static var allowedExecutionTargets: IntentExecutionTargets { .default }
}

// Without it, the defaults of the two protocols would be ambiguous.
extension IntentValueQuery where Self: EntityQuery {
    /// By default, any process may ask the query.
    public static var allowedExecutionTargets: IntentExecutionTargets { .default }
}
