/// The style of a gauge, which draws it from its parts.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The type of the view that draws the gauge.
    associatedtype Body: View

    /// Makes the view that draws a gauge.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

    /// The parts of the gauge that a style draws.
    typealias Configuration = GaugeStyleConfiguration
}

/// The value of a gauge and its labels, for a style to draw.
public struct GaugeStyleConfiguration {
    /// The label of the gauge.
    public nonisolated struct Label: StylePart {
        let view: AnyView
    }

    /// The label of the value.
    public nonisolated struct CurrentValueLabel: StylePart {
        let view: AnyView
    }

    /// The label of the lower end.
    public nonisolated struct MinimumValueLabel: StylePart {
        let view: AnyView
    }

    /// The label of the upper end.
    public nonisolated struct MaximumValueLabel: StylePart {
        let view: AnyView
    }

    /// The labels of marked values.
    public nonisolated struct MarkedValueLabels: StylePart {
        let view: AnyView
    }

    /// The value, 0…1 between the bounds.
    public var value: Double
    /// The label of the gauge.
    public var label: GaugeStyleConfiguration.Label
    /// The label of the value, if there is one.
    public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
    /// The label of the lower end, if there is one.
    public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
    /// The label of the upper end, if there is one.
    public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
    /// The labels of marked values, if there are any.
    public var markedValueLabels: GaugeStyleConfiguration.MarkedValueLabels?
}

/// A built-in style of a gauge.
protocol BuiltInGaugeStyle: GaugeStyle {
    nonisolated var kind: GaugeStyleKind { get }
}

enum GaugeStyleKind: Sendable {
    case linear, markedLinear, circular, ring

    var content: ViewNode.GaugeContent.Style {
        switch self {
        case .linear, .markedLinear: .linear
        case .circular: .circular
        case .ring: .ring
        }
    }

    /// Returns the parts of a gauge that the style has room for, as Apple's pages say.
    func arrange(_ parts: RangeParts, at fraction: Double) -> [ViewNode] {
        switch self {
        case .linear:
            return parts.column(
                parts.row(
                    parts.line(.init(.bar, fraction: fraction), thickness: Measures.gaugeBar)))
        case .markedLinear:
            var parts = parts
            // Without labels of the ends, the value's label takes the place of the lower end's.
            if parts.minimum.isEmpty, parts.maximum.isEmpty { parts.minimum = parts.currentValue }
            return parts.row(
                parts.line(
                    .init(.bar, fraction: fraction, isMarked: true), thickness: Measures.gaugeBar))
        case .circular: return parts.currentValue + parts.opening
        case .ring: return parts.currentValue
        }
    }
}

extension BuiltInGaugeStyle {
    /// Returns the gauge in the built-in style.
    public func makeBody(configuration: Configuration) -> some View {
        Gauge(value: configuration.value) {
            configuration.label
        } currentValueLabel: {
            configuration.currentValueLabel
        } minimumValueLabel: {
            AnyView(configuration.minimumValueLabel)
        } maximumValueLabel: {
            AnyView(configuration.maximumValueLabel)
        }
        .gaugeStyle(self)
    }
}

/// The style in use.
typealias AnyGaugeStyle = ControlStyle<GaugeStyleKind, any GaugeStyle>

/// The style that suits the context.
public nonisolated struct DefaultGaugeStyle: BuiltInGaugeStyle, Sendable {
    public init() {}

    var kind: GaugeStyleKind { .linear }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The style that suits the context.
    nonisolated public static var automatic: DefaultGaugeStyle { .init() }
}

/// A line that fills.
public nonisolated struct LinearCapacityGaugeStyle: BuiltInGaugeStyle, Sendable {
    public init() {}

    var kind: GaugeStyleKind { .linear }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A line that fills.
    nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}

/// A slim line that fills.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: BuiltInGaugeStyle, Sendable {
    public init() {}

    var kind: GaugeStyleKind { .linear }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A slim line that fills.
    nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        .init()
    }
}

/// A slim line with a mark.
public nonisolated struct AccessoryLinearGaugeStyle: BuiltInGaugeStyle, Sendable {
    public init() {}

    var kind: GaugeStyleKind { .markedLinear }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A slim line with a mark.
    nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}

/// A ring with a mark.
public nonisolated struct AccessoryCircularGaugeStyle: BuiltInGaugeStyle, Sendable {
    public init() {}

    var kind: GaugeStyleKind { .circular }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A ring with a mark.
    nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}

/// A ring that fills.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: BuiltInGaugeStyle, Sendable {
    public init() {}

    var kind: GaugeStyleKind { .ring }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that fills.
    nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        .init()
    }
}

extension View {
    /// Sets the style of gauges inside.
    nonisolated public consuming func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        let builtIn = style as? any BuiltInGaugeStyle
        return surroundings(builtIn.map { .primitive($0.kind) } ?? .custom(style)) {
            swap(&$0, &$1.gaugeStyle)
        }
    }
}
