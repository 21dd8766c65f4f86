public import SwiftUI

extension View {
    /// Runs a closure when an intent that leads to contents of the app was performed, so that the
    /// view can show them.
    ///
    /// The views of an app's window (`App`) handle intents, each once, after `perform()`. The card
    /// of the intent is then the window; the states that its views set are those of the app and of
    /// the view that the window contains. In other cards no intent is handled, and the log says so.
    nonisolated public func onAppIntentExecution<I: TargetContentProvidingIntent>(
        _ intent: I.Type = I.self, perform action: @escaping @MainActor (I) -> Void
    ) -> some View {
        IntentHandlingView(content: self, action: action)
    }
}

private nonisolated struct IntentHandlingView<
    Content: View, Intent: TargetContentProvidingIntent
>: PrimitiveView {
    let content: Content
    let action: @MainActor (Intent) -> Void

    @MainActor
    func draw(in context: inout ResolveContext) {
        if let execution = context.environment.intentExecution {
            if let intent = execution.handled(as: Intent.self) {
                context.running { action(intent) }
            }
        } else {
            context.reportOnce(
                "A view has a closure for `onAppIntentExecution` of \(Intent.self), which only the window "
                    + "of an `App` calls. Do what this card needs in the intent's `perform()`.")
        }
        content._draw(in: &context)
    }
}

/// The execution of an intent in the app's window; views handle the intent if there is one.
@MainActor
package final class IntentExecution {
    private let intent: (any TargetContentProvidingIntent)?
    /// A view has handled the intent.
    package private(set) var isHandled = false

    package init(of intent: (any TargetContentProvidingIntent)? = nil) {
        self.intent = intent
    }

    fileprivate func handled<Intent>(as type: Intent.Type) -> Intent? {
        guard let intent = intent as? Intent else { return nil }
        isHandled = true
        return intent
    }
}

private struct IntentExecutionKey: EnvironmentKey {
    static var defaultValue: IntentExecution? { nil }
}

extension EnvironmentValues {
    /// The execution that views handle; `nil` outside the app's window.
    package var intentExecution: IntentExecution? {
        get { self[IntentExecutionKey.self] }
        set { self[IntentExecutionKey.self] = newValue }
    }
}
