public import Foundation

/// A formatter that writes the distance between two moments: “in 3 days”, “yesterday”.
///
/// Foundation on Linux has `Date.RelativeFormatStyle`, which does the work, but lacks this
/// formatter. As with Apple's, `nil` for a language means that of the person.
open class RelativeDateTimeFormatter: Formatter {
    /// The use of special words such as “yesterday” for a distance.
    public enum DateTimeStyle: Int, Sendable {
        /// Always a number, as in “1 day ago”.
        case numeric
        /// A special word if there is one, as in “yesterday”.
        case named
    }

    /// The length of the units' names.
    public enum UnitsStyle: Int, Sendable {
        /// As in “2 months ago”.
        case full
        /// As in “two months ago”.
        case spellOut
        /// As in “2 mo. ago”.
        case short
        /// As in “2mo ago”.
        case abbreviated
    }

    /// The use of special words such as “yesterday”.
    open var dateTimeStyle: DateTimeStyle = .numeric
    /// The length of the units' names.
    open var unitsStyle: UnitsStyle = .full
    /// The position of the words in a text, which determines their capitalization.
    open var formattingContext: Formatter.Context = .unknown
    /// The calendar in which days, weeks and months are counted.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var calendar: Calendar! = .autoupdatingCurrent
    /// The language of the words.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var locale: Locale! = .autoupdatingCurrent

    /// Creates a formatter that writes numbers and full words.
    public override init() { super.init() }

    /// Creates a formatter; an archive stores nothing of it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the distance of a moment from a reference.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        var style = Date.AnchoredRelativeFormatStyle(
            anchor: date,
            presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
            locale: locale ?? .autoupdatingCurrent, calendar: calendar ?? .autoupdatingCurrent)
        style.capitalizationContext = capitalization
        return style.format(referenceDate)
    }

    /// Returns the distance from now of a moment that is a number of seconds away.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// Returns the distance from now of a moment that is the given components away.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date()
        let calendar = calendar ?? .autoupdatingCurrent
        let date = calendar.date(byAdding: dateComponents, to: now) ?? now
        return localizedString(for: date, relativeTo: now)
    }

    /// Returns the distance of a date from now; `nil` for anything but a date.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private var units: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }

    private var capitalization: FormatStyleCapitalizationContext {
        switch formattingContext {
        case .beginningOfSentence: .beginningOfSentence
        case .middleOfSentence: .middleOfSentence
        case .listItem: .listItem
        case .standalone: .standalone
        default: .unknown
        }
    }
}
