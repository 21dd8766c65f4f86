/// The style of progress, which draws it from its parts.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The type of the view that draws the progress.
    associatedtype Body: View

    /// Makes the view that draws progress.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

    /// The parts of the progress that a style draws.
    typealias Configuration = ProgressViewStyleConfiguration
}

/// The completed fraction of progress and its labels, for a style to draw.
public struct ProgressViewStyleConfiguration {
    /// The label of the progress.
    public nonisolated struct Label: StylePart {
        let view: AnyView
    }

    /// The label of the progress's value.
    public nonisolated struct CurrentValueLabel: StylePart {
        let view: AnyView
    }

    /// The completed fraction, 0…1; `nil` if unknown.
    public let fractionCompleted: Double?
    /// The change of the fraction over time.
    let counting: ViewNode.Counting?
    /// The label of the progress, if it has one.
    public var label: ProgressViewStyleConfiguration.Label?
    /// The label of the value, if there is one.
    public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}

/// A built-in style of progress.
protocol BuiltInProgressViewStyle: ProgressViewStyle {
    nonisolated var kind: ProgressStyleKind { get }
    /// The color of the completed part; `nil` for that of the environment.
    nonisolated var tint: Color? { get }
}

enum ProgressStyleKind: Sendable {
    case automatic, linear, circular
}

extension BuiltInProgressViewStyle {
    nonisolated var tint: Color? { nil }

    nonisolated var erased: AnyProgressViewStyle {
        tint.map { .tinted(kind, $0) } ?? .primitive(kind)
    }

    /// Returns the progress in the built-in style.
    public func makeBody(
        configuration: Configuration
    ) -> ProgressView<
        ProgressViewStyleConfiguration.Label, ProgressViewStyleConfiguration.CurrentValueLabel
    > {
        ProgressView(configuration)
    }
}

/// The style in use.
enum AnyProgressViewStyle {
    case primitive(ProgressStyleKind)
    /// A built-in style in a color.
    indirect case tinted(ProgressStyleKind, Color)
    /// Indirect, so that copies of the environment share one reference.
    indirect case custom(any ProgressViewStyle)
}

/// The style that suits the context: a line, or a circle while the length is unknown.
public nonisolated struct DefaultProgressViewStyle: BuiltInProgressViewStyle, Sendable {
    public init() {}

    var kind: ProgressStyleKind { .automatic }
}

/// A line that fills.
public nonisolated struct LinearProgressViewStyle: BuiltInProgressViewStyle, Sendable {
    let tint: Color?

    public init() {
        tint = nil
    }

    /// Creates the style with the color of the completed part.
    public init(tint: Color) {
        self.tint = tint
    }

    var kind: ProgressStyleKind { .linear }
}

/// A circle.
public nonisolated struct CircularProgressViewStyle: BuiltInProgressViewStyle, Sendable {
    let tint: Color?

    public init() {
        tint = nil
    }

    /// Creates the style with the color of the completed part.
    public init(tint: Color) {
        self.tint = tint
    }

    var kind: ProgressStyleKind { .circular }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The style that suits the context.
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
    /// Sets the style of progress inside.
    nonisolated public consuming func progressViewStyle<S: ProgressViewStyle>(_ style: S)
        -> some View
    {
        let builtIn = style as? any BuiltInProgressViewStyle
        return surroundings(builtIn?.erased ?? .custom(style)) { swap(&$0, &$1.progressStyle) }
    }
}
