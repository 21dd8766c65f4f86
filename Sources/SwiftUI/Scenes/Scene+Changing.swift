public import Foundation
public import Observation

/// A scene with a change of its windows' views, or of the contents that they show.
public nonisolated struct _ModifiedScene<Content: Scene>: PrimitiveScene {
    public typealias Body = Never

    let content: Content
    let change: @MainActor (AnyView) -> AnyView
    var shows: @MainActor (String) -> Bool = { _ in true }

    @MainActor
    public func _window(showing contents: String?) -> AnyView? {
        if let contents, !shows(contents) { return nil }
        return content._window(showing: contents).map(change)
    }
}

extension Scene {
    /// Sets a value in the environment of the windows' views.
    public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some Scene {
        _ModifiedScene(content: self) { AnyView($0.environment(keyPath, value)) }
    }

    /// Sets an observable object in the environment of the windows' views.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        _ModifiedScene(content: self) { AnyView($0.environment(object)) }
    }

    /// Runs a closure when a value changes; a card never runs it.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some Scene {
        _ModifiedScene(content: self) {
            AnyView($0.onChange(of: value, initial: initial, action))
        }
    }

    /// Runs a closure when a value changes; a card never runs it.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        _ModifiedScene(content: self) {
            AnyView($0.onChange(of: value, initial: initial, action))
        }
    }

    /// Shows only contents whose identifiers contain one of some texts, or are equal to it; `*`
    /// stands for all.
    ///
    /// The identifiers are those of intents (`TargetContentProvidingIntent`). Another window, or the
    /// card of the intent, shows other contents.
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        _ModifiedScene(
            content: self, change: { $0 },
            shows: { contents in conditions.contains { $0 == "*" || contents.contains($0) } })
    }

    /// Sets the first size of a window in points; a card has its own.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

    /// Sets the first size of a window; a card has its own.
    public func defaultSize(_ size: CGSize) -> some Scene { self }
}
