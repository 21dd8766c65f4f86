public import Foundation
import Synchronization

/// The surroundings of a view: what its ancestors and the person's settings say.
public struct EnvironmentValues {
    // What a person sets.
    /// The color scheme of the card: light or dark.
    public var colorScheme: ColorScheme = .light
    /// The text size that the person has set.
    public var dynamicTypeSize: DynamicTypeSize = .large
    /// The text size in which renderers draw the card; `nil` outside a resolution.
    var cardTextSize: DynamicTypeSize?
    /// The direction in which the person reads.
    public var layoutDirection: LayoutDirection = .leftToRight
    private var ownLocale: Locale?
    private var ownCalendar: Calendar?
    private var ownTimeZone: TimeZone?
    /// The person's wish for less motion.
    public package(set) var accessibilityReduceMotion = false
    /// The person's wish for opaque surfaces.
    public package(set) var accessibilityReduceTransparency = false
    /// The person's need that color alone carries no meaning.
    public package(set) var accessibilityDifferentiateWithoutColor = false
    /// The contrast of colors that the person has set.
    public package(set) var colorSchemeContrast: ColorSchemeContrast = .standard

    // Text
    /// The font of text.
    public var font: Font?
    /// How letters are changed.
    public var textCase: Text.Case?
    var paragraph = ParagraphStyle()
    var textOverrides = TextOverrides()

    // Color
    var ink = Ink()
    var tint: Paint?

    // Symbols
    /// The size of symbols relative to text.
    public var imageScale: Image.Scale = .medium
    /// The variant of symbols.
    public var symbolVariants: SymbolVariants = .none
    /// How many colors symbols have; `nil` for as many as the foreground.
    public var symbolRenderingMode: SymbolRenderingMode?
    var symbolMotion: ViewNode.SymbolMotion? {
        get { rareSymbolMotion.value }
        set { rareSymbolMotion.value = newValue }
    }
    private var rareSymbolMotion = Rare<ViewNode.SymbolMotion>()

    // Controls
    /// Lets controls act, or draws them as disabled.
    public var isEnabled = true
    /// The size of controls.
    public var controlSize: ControlSize = .regular
    /// Why content is hidden behind a placeholder.
    public var redactionReasons: RedactionReasons = []
    /// Text and pictures are hidden where private content is.
    var isPrivacySensitive = false
    var buttonBorderShape: ButtonBorderShape = .automatic
    var buttonStyle: AnyButtonStyle = .primitive(.automatic)
    var toggleStyle: AnyToggleStyle = .primitive(.automatic)
    var labelStyle: AnyLabelStyle = .primitive(.titleAndIcon)
    var progressStyle: AnyProgressViewStyle = .primitive(.automatic)
    var gaugeStyle: AnyGaugeStyle = .primitive(.linear)
    /// Controls are drawn without their labels, which those hear who don't see them.
    var labelsAreHidden = false
    /// Set while the label of a control is drawn, whose color the control decides.
    var isInControl = false

    /// The views around that have a name.
    var coordinateSpaces: [AnyHashable: NamedSpace] = [:]

    private var custom: [ObjectIdentifier: Any]?

    /// The paints of text, symbols and shapes.
    struct Ink {
        /// `nil` for the primary color.
        var foreground: Paint?
        /// The color of which `.secondary` and its like are shades.
        var base: Paint?
        /// The second level and those after it, where an author chose them.
        var levels: [Paint] = []
    }

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

extension EnvironmentValues {
    /// How lines of text are aligned.
    public var multilineTextAlignment: TextAlignment {
        get { paragraph.alignment }
        set { paragraph.alignment = newValue }
    }

    /// How many lines a text may have.
    public var lineLimit: Int? {
        get { paragraph.lineLimit }
        set { paragraph.lineLimit = newValue }
    }

    /// Where text that does not fit is cut.
    public var truncationMode: Text.TruncationMode {
        get { paragraph.truncationMode }
        set { paragraph.truncationMode = newValue }
    }

    /// How far text may shrink to fit, 0…1.
    public var minimumScaleFactor: CGFloat {
        get { paragraph.minimumScaleFactor }
        set { paragraph.minimumScaleFactor = newValue }
    }

    /// Points between lines, beyond the font’s own.
    public var lineSpacing: CGFloat {
        get { paragraph.lineSpacing }
        set { paragraph.lineSpacing = newValue }
    }

    /// How changed content becomes the new content.
    public var contentTransition: ContentTransition? {
        get { paragraph.contentTransition }
        set { paragraph.contentTransition = newValue }
    }
}

// MARK: - In reach of @Environment

extension EnvironmentValues {
    /// Where the values around the code that runs are, or `nil` outside a resolution.
    // Safe: only code of the main actor writes it, and only code on its thread reads it.
    nonisolated(unsafe) private static var current: UnsafePointer<EnvironmentValues>?

    /// The thread on which an author's code runs now; none if it is zero.
    ///
    /// Which thread is the main actor's is not for Foundation to know: a program whose `main` is asynchronous
    /// leaves that actor to others.
    private static let thread = Atomic<UInt>(0)

    /// Tells whether an author's code runs now on this thread, which is the main actor's then.
    static var isInScope: Bool { thread.load(ordering: .relaxed) == UInt(pthread_self()) }

    /// The values around the code that runs, or the defaults outside a resolution.
    @MainActor static var inScope: EnvironmentValues {
        _read {
            if let current {
                yield current.pointee
            } else {
                yield EnvironmentValues()
            }
        }
    }

    /// Reads from the values around an author's code that runs now on this thread; `nil` if none does.
    static func ifInScope<Value>(_ read: (EnvironmentValues) -> Value) -> Value? {
        // Safe: the thread is the main actor's then.
        guard isInScope, let current else { return nil }
        return read(current.pointee)
    }

    /// Runs code with some values in reach, which nothing changes meanwhile.
    @MainActor
    static func scoped<Result>(_ values: inout EnvironmentValues, _ code: () -> Result) -> Result {
        // Safe: the pointer is valid until the call returns, and out of reach again by then.
        scoped(at: &values, code)
    }

    @MainActor
    private static func scoped<Result>(
        at values: UnsafePointer<EnvironmentValues>, _ code: () -> Result
    ) -> Result {
        let outer = current
        current = values
        Self.thread.store(UInt(pthread_self()), ordering: .relaxed)
        defer {
            current = outer
            if outer == nil { Self.thread.store(0, ordering: .relaxed) }
        }
        return code()
    }
}
