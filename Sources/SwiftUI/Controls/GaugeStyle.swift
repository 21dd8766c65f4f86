/// A built-in look of a gauge.
///
/// A type of one's own cannot conform; a view of one's own can draw a gauge instead.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The look.
    nonisolated var _kind: _GaugeStyleKind { get }
}

/// A look of a gauge that renderers know.
public struct _GaugeStyleKind: Sendable {
    enum Kind: Sendable {
        case linear, circular
    }

    let kind: Kind
}

/// The look that suits the place.
public nonisolated struct DefaultGaugeStyle: GaugeStyle, Sendable {
    /// Creates the style.
    public init() {}

    public var _kind: _GaugeStyleKind { _GaugeStyleKind(kind: .linear) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The look that suits the place.
    nonisolated public static var automatic: DefaultGaugeStyle { .init() }
}

/// A line that fills.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
    /// Creates the style.
    public init() {}

    public var _kind: _GaugeStyleKind { _GaugeStyleKind(kind: .linear) }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A line that fills.
    nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}

/// A slim line that fills.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
    /// Creates the style.
    public init() {}

    public var _kind: _GaugeStyleKind { _GaugeStyleKind(kind: .linear) }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A slim line that fills.
    nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        .init()
    }
}

/// A slim line with a mark.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
    /// Creates the style.
    public init() {}

    public var _kind: _GaugeStyleKind { _GaugeStyleKind(kind: .linear) }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A slim line with a mark.
    nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}

/// A ring with a mark.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
    /// Creates the style.
    public init() {}

    public var _kind: _GaugeStyleKind { _GaugeStyleKind(kind: .circular) }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A ring with a mark.
    nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}

/// A ring that fills.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
    /// Creates the style.
    public init() {}

    public var _kind: _GaugeStyleKind { _GaugeStyleKind(kind: .circular) }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that fills.
    nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        .init()
    }
}

extension View {
    /// Sets the look of gauges inside.
    nonisolated public consuming func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        surroundings(.gaugeStyle(style._kind.kind))
    }
}
