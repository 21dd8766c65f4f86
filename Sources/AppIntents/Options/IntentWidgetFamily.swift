public import AppIntentsMetadata
public import Foundation

/// The size and shape of the widget that an intent configures.
///
/// When a person configures a widget that they placed, it decides how many values a parameter takes
/// (`size:`) and what a summary says (`When(widgetFamily:)` and `Switch(.widgetFamily)`).
public enum IntentWidgetFamily: Equatable, Hashable, Sendable {
    /// A square of one cell.
    case systemSmall
    /// Two cells side by side.
    case systemMedium
    /// A square of four cells.
    case systemLarge
    /// Eight cells, twice as wide as high.
    case systemExtraLarge
    /// A small circle.
    case accessoryCircular
    /// A low rectangle.
    case accessoryRectangular
    /// One line of text.
    case accessoryInline
    /// A circle for the corner of a watch.
    case accessoryCorner

    /// Returns the family with a name, as WidgetKit describes it; `nil` if there is none.
    package init?(named name: String) {
        let all: [Self] = [
            .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular,
            .accessoryRectangular, .accessoryInline, .accessoryCorner,
        ]
        guard let family = all.first(where: { $0.name == name }) else { return nil }
        self = family
    }

    private var name: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        case .accessoryCorner: "accessoryCorner"
        }
    }
}

// Summaries compare it as they compare the values of parameters.
extension IntentWidgetFamily: _IntentValue, _UnconvertedValue {
    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        .opaque("IntentWidgetFamily")
    }

    public var _data: ParameterValue { .string(name) }

    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        guard case .string(let name) = data else { return nil }
        self.init(named: name)
    }

    public func _representation(in locale: Locale) -> DisplayRepresentation {
        DisplayRepresentation(verbatim: name)
    }
}
