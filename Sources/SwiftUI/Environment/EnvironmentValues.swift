public import Foundation

/// The surroundings of a view: what its ancestors and the person's settings say.
public struct EnvironmentValues {
    // What a person sets.
    public var colorScheme: ColorScheme = .light
    public var dynamicTypeSize: DynamicTypeSize = .large
    public var layoutDirection: LayoutDirection = .leftToRight
    private var ownLocale: Locale?
    private var ownCalendar: Calendar?
    private var ownTimeZone: TimeZone?
    public package(set) var accessibilityReduceMotion = false
    public package(set) var accessibilityReduceTransparency = false
    public package(set) var accessibilityDifferentiateWithoutColor = false
    public package(set) var colorSchemeContrast: ColorSchemeContrast = .standard

    // Text
    public var font: Font?
    public var multilineTextAlignment: TextAlignment = .leading
    public var lineLimit: Int?
    public var truncationMode: Text.TruncationMode = .tail
    public var minimumScaleFactor: CGFloat = 1
    public var lineSpacing: CGFloat = 0
    public var textCase: Text.Case?
    public var contentTransition: ContentTransition?
    var textLook = TextLook()

    // Color
    /// `nil` for the primary color.
    var foreground: Paint?
    /// The color of which `.secondary` and its like are shades.
    var foregroundBase: Paint?
    var tint: Paint?

    // Symbols
    public var imageScale: Image.Scale = .medium
    public var symbolVariants: SymbolVariants = .none

    // Controls
    public var isEnabled = true
    public var controlSize: ControlSize = .regular
    public package(set) var redactionReasons: RedactionReasons = []
    var buttonBorderShape: ButtonBorderShape = .automatic
    var buttonStyle: AnyButtonStyle = .primitive(.automatic)
    var toggleStyle: AnyToggleStyle = .primitive(.automatic)
    var labelStyle: AnyLabelStyle = .primitive(.titleAndIcon)
    var progressStyle: _ProgressViewStyleKind.Kind = .automatic
    var gaugeStyle: _GaugeStyleKind.Kind = .linear
    /// Whether what is drawn is the label of a control, whose color the control decides.
    var isInControl = false

    private var custom: [ObjectIdentifier: Any]?

    /// Creates the environment of a view without ancestors.
    public init() {}

    /// Reads or sets the value of a key of one's own.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { custom?[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { custom = (custom ?? [:]).merging([ObjectIdentifier(key): newValue]) { $1 } }
    }
}

extension EnvironmentValues {
    /// The reader's language and formats.
    public var locale: Locale {
        get { ownLocale ?? .current }
        set { ownLocale = newValue }
    }

    /// The calendar in which dates are written.
    public var calendar: Calendar {
        get { ownCalendar ?? .current }
        set { ownCalendar = newValue }
    }

    /// The time zone in which dates are written.
    public var timeZone: TimeZone {
        get { ownTimeZone ?? .current }
        set { ownTimeZone = newValue }
    }
}

// MARK: - In reach of @Environment

/// The values of one resolution, in one place for the resolution and for the code that it runs.
final class Surroundings {
    var values: EnvironmentValues

    init(_ values: EnvironmentValues) {
        self.values = values
    }
}

extension EnvironmentValues {
    @MainActor private static var current: Surroundings?

    /// The values around the code that runs, or the defaults outside a resolution.
    @MainActor static var inScope: EnvironmentValues {
        _read {
            if let current {
                yield current.values
            } else {
                yield EnvironmentValues()
            }
        }
    }

    /// Runs code with some values in reach.
    @MainActor
    static func scoped<Result>(_ surroundings: Surroundings, _ code: () -> Result) -> Result {
        let outer = current
        current = surroundings
        defer { current = outer }
        return code()
    }
}
