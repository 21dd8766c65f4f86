public import Foundation
import Synchronization

/// The environment of a view: the values from its ancestors and the person's settings.
public struct EnvironmentValues {
    // The person's settings
    /// The color scheme of the card: light or dark.
    public var colorScheme: ColorScheme = .light
    /// The text size that the person has set.
    public var dynamicTypeSize: DynamicTypeSize = .large
    /// The text size in which renderers draw the card; `nil` outside a resolution.
    var cardTextSize: DynamicTypeSize?
    /// The layout direction of the person's language.
    public var layoutDirection: LayoutDirection = .leftToRight
    private var ownLocale: Locale?
    private var ownCalendar: Calendar?
    private var ownTimeZone: TimeZone?
    /// The person's preference for reduced motion.
    public package(set) var accessibilityReduceMotion = false
    /// The person's preference for opaque surfaces.
    public package(set) var accessibilityReduceTransparency = false
    /// The person's preference for information that doesn't depend on color alone.
    public package(set) var accessibilityDifferentiateWithoutColor = false
    /// The contrast of colors that the person has set.
    public package(set) var colorSchemeContrast: ColorSchemeContrast = .standard

    // Text
    /// The font of text.
    public var font: Font?
    /// The change of letters to uppercase or lowercase.
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
    /// The rendering mode of symbols; `nil` for the number of levels in the foreground style.
    public var symbolRenderingMode: SymbolRenderingMode?
    var symbolMotion: ViewNode.SymbolMotion? {
        get { rareSymbolMotion.value }
        set { rareSymbolMotion.value = newValue }
    }
    private var rareSymbolMotion = Rare<ViewNode.SymbolMotion>()

    // Controls
    /// True if controls act; false if they are drawn as disabled.
    public var isEnabled = true
    /// The size of controls.
    public var controlSize: ControlSize = .regular
    /// The reasons for placeholders instead of content.
    public var redactionReasons: RedactionReasons = []
    /// True if text and pictures are redacted together with private content.
    var isPrivacySensitive = false
    var buttonBorderShape: ButtonBorderShape = .automatic
    var buttonStyle: AnyButtonStyle = .primitive(.automatic)
    var toggleStyle: AnyToggleStyle = .primitive(.automatic)
    var labelStyle: AnyLabelStyle = .primitive(.titleAndIcon)
    var progressStyle: AnyProgressViewStyle = .primitive(.automatic)
    var gaugeStyle: AnyGaugeStyle = .primitive(.linear)
    /// True if controls are drawn without their labels, which screen readers still read.
    var labelsAreHidden = false
    /// True while the label of a control is drawn, whose color the control decides.
    var isInControl = false

    // An app's window
    /// The phase of the app's window, which for a card is active unless an author sets another.
    public var scenePhase = ScenePhase.active
    /// The minimum number of pixels in a point.
    public var displayScale: CGFloat = 2
    /// The horizontal size class, which in a card is that of a phone unless an author sets another.
    public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
    /// The vertical size class, which in a card is that of a phone unless an author sets another.
    public var verticalSizeClass: UserInterfaceSizeClass? = .regular
    /// Tells whether the screen is dimmed; a card's isn't unless an author sets it.
    public var isLuminanceReduced = false
    /// The author's legibility weight; `nil` for the person's.
    var chosenLegibilityWeight: LegibilityWeight??

    // Lists
    /// The prominence of the headers of sections.
    public var headerProminence: Prominence = .standard
    /// The spacing of rows; `nil` for the renderer's.
    var listRowSpacing: CGFloat?
    /// The minimum height of a list's row, which in a card is that of its content.
    public var defaultMinListRowHeight: CGFloat = 0
    /// The minimum height of a section's header; `nil` for that of its content.
    public var defaultMinListHeaderHeight: CGFloat?
    /// The margins that the author set around scrolled content.
    var contentMargins: EdgeInsets?

    /// The enclosing views with named coordinate spaces.
    var coordinateSpaces: [AnyHashable: NamedSpace] = [:]

    private var custom: [ObjectIdentifier: Any]?

    /// The paints of text, symbols and shapes.
    struct Ink {
        /// The foreground; `nil` for the primary color.
        var foreground: Paint?
        /// The color from which `.secondary` and the other levels are derived.
        var base: Paint?
        /// The second and further levels, if an author set them.
        var levels: [Paint] = []
    }

    public init() {}

    /// The value of a custom key.
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
    /// The alignment of lines of text.
    public var multilineTextAlignment: TextAlignment {
        get { paragraph.alignment }
        set { paragraph.alignment = newValue }
    }

    /// The maximum number of lines of a text.
    public var lineLimit: Int? {
        get { paragraph.lineLimit }
        set { paragraph.lineLimit = newValue }
    }

    /// The place where text that doesn't fit is truncated.
    public var truncationMode: Text.TruncationMode {
        get { paragraph.truncationMode }
        set { paragraph.truncationMode = newValue }
    }

    /// The minimum factor by which text shrinks to fit, 0…1.
    public var minimumScaleFactor: CGFloat {
        get { paragraph.minimumScaleFactor }
        set { paragraph.minimumScaleFactor = newValue }
    }

    /// Points between lines, beyond the font’s own.
    public var lineSpacing: CGFloat {
        get { paragraph.lineSpacing }
        set { paragraph.lineSpacing = newValue }
    }

    /// The animation between changed content and the new content.
    public var contentTransition: ContentTransition? {
        get { paragraph.contentTransition }
        set { paragraph.contentTransition = newValue }
    }
}

// MARK: - Access by @Environment

extension EnvironmentValues {
    /// The environment of the code that runs, or `nil` outside a resolution.
    // Safe: only code of the main actor writes it, and only code on its thread reads it.
    nonisolated(unsafe) private static var current: UnsafePointer<EnvironmentValues>?

    /// The thread on which the author's code runs now; zero if none runs.
    ///
    /// It is stored because Foundation can't tell the main actor's thread: a program with an
    /// asynchronous `main` leaves that actor to other threads.
    private static let thread = Atomic<UInt>(0)

    /// Tells whether the author's code is running on this thread, which is then the main actor's.
    static var isInScope: Bool { thread.load(ordering: .relaxed) == UInt(pthread_self()) }

    /// The environment of the code that runs, or the defaults outside a resolution.
    @MainActor static var inScope: EnvironmentValues {
        _read {
            if let current {
                yield current.pointee
            } else {
                yield EnvironmentValues()
            }
        }
    }

    /// Reads from the environment of the author's code that runs on this thread; returns `nil` if none runs.
    static func ifInScope<Value>(_ read: (EnvironmentValues) -> Value) -> Value? {
        // Safe: the thread is the main actor's then.
        guard isInScope, let current else { return nil }
        return read(current.pointee)
    }

    /// Runs code with an environment available to it, which nothing changes meanwhile.
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
