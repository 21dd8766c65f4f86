/// A part of an app's user interface, such as a window.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the scenes that this one consists of.
    associatedtype Body: Scene

    /// The scenes that this one consists of.
    @SceneBuilder var body: Self.Body { get }

    /// Returns the view of the first window that shows the contents with an identifier, or any
    /// contents for `nil`; `nil` if there is none.
    func _window(showing contents: String?) -> AnyView?
}

extension Scene {
    public func _window(showing contents: String?) -> AnyView? { body._window(showing: contents) }
}

extension Never: Scene {}

/// A scene without a body; only the built-in ones conform.
package protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
    /// Not to be read: a primitive scene has no body.
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// A builder that collects the scenes of an app.
@resultBuilder
public struct SceneBuilder {
    /// Builds a scene from an expression.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// Returns a single scene unchanged.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Collects several scenes.
    @_disfavoredOverload
    public static func buildBlock<each Content: Scene>(
        _ content: repeat each Content
    ) -> some Scene {
        var scenes: [any Scene] = []
        for scene in repeat each content { scenes.append(scene) }
        return _SceneGroup(scenes: scenes)
    }

    /// Builds the scenes of an `if` without `else`.
    public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
        _SceneGroup(scenes: content.map { [$0] } ?? [])
    }

    /// Builds the scenes that only some versions of a system have.
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene {
        content
    }
}

/// Several scenes as one.
public nonisolated struct _SceneGroup: PrimitiveScene {
    public typealias Body = Never

    let scenes: [any Scene]

    @MainActor
    public func _window(showing contents: String?) -> AnyView? {
        for scene in scenes {
            if let window = scene._window(showing: contents) { return window }
        }
        return nil
    }
}
