/// A built-in look of progress.
///
/// A type of one's own cannot conform; a view of one's own can draw progress instead.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The look.
    nonisolated var _kind: _ProgressViewStyleKind { get }
}

/// A look of progress that renderers know.
public struct _ProgressViewStyleKind: Sendable {
    enum Kind: Sendable {
        case automatic, linear, circular
    }

    let kind: Kind
}

/// The look that suits the place: a line, or a circle while the length is unknown.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
    /// Creates the style.
    public init() {}

    public var _kind: _ProgressViewStyleKind { _ProgressViewStyleKind(kind: .automatic) }
}

/// A line that fills.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
    /// Creates the style.
    public init() {}

    public var _kind: _ProgressViewStyleKind { _ProgressViewStyleKind(kind: .linear) }
}

/// A circle.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
    /// Creates the style.
    public init() {}

    public var _kind: _ProgressViewStyleKind { _ProgressViewStyleKind(kind: .circular) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The look that suits the place.
    nonisolated public static var automatic: DefaultProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A line that fills.
    nonisolated public static var linear: LinearProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A circle.
    nonisolated public static var circular: CircularProgressViewStyle { .init() }
}

extension View {
    /// Sets the look of progress inside.
    nonisolated public consuming func progressViewStyle<S: ProgressViewStyle>(_ style: S)
        -> some View
    {
        surroundings(.progressStyle(style._kind.kind))
    }
}
