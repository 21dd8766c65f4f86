/// Every limit of the system, in one place; `doctor` prints those that can be configured.
public struct Limits: Sendable, Hashable {
    /// How long a run may take without reporting progress; the clock stops while a question is open
    /// (EXE-4).
    public var runDuration: Duration = .seconds(30)

    /// How long a cancelled run gets to end before it is abandoned and counted.
    public var cancellationGrace: Duration = .seconds(5)

    /// How long a session without a connection is kept (FLW-8).
    public var idleSessionTimeout: Duration = .seconds(60)

    /// How many generations of a card's actions are kept until a client acknowledges a newer one.
    public var keptGenerations = 32

    /// The shortest time between two drawings of a card by the schedule of its view; a tenth of a second at
    /// least.
    public var renewalInterval: Duration = .seconds(1)

    /// How many taps may wait behind one another on a card.
    public var waitingTaps = 64

    /// How many events of a session may wait to be taken, before its surfaces read no further.
    public var waitingEvents = 16

    /// How many performances of a session may be under way, before its surfaces read no further; those
    /// count that were cancelled and have not come back.
    public var sessionRuns = 16

    /// How many sessions there may be at once.
    public var maximumSessions = 100_000

    /// How many options a question lists before a surface should search instead.
    public var listedOptions = 200

    /// The longest text, in bytes, by which an app is asked to find something; nothing is called by a
    /// longer one.
    ///
    /// No setting of a system: what asks an app's queries knows none.
    public static let searchedTextBytes = 512

    /// The most entities of which a find action fetches a deferred property at once.
    ///
    /// No setting of a system: what compares entities knows none.
    public static let fetchesAtOnce = 16

    /// How long an app may take to make the file of a value; what it makes after that is dropped.
    public var exportDuration: Duration = .seconds(30)

    /// The largest message or body that a surface takes, in bytes.
    public var maximumMessageBytes = 1_048_576

    /// The most bytes that one file may have.
    public var maximumFileBytes = 2_147_483_648

    /// The most bytes that the files of one session may have together.
    public var maximumSessionFileBytes = 4_294_967_296

    /// How many files one session may have at once.
    public var maximumSessionFiles = 100

    /// The most bytes that the files of all sessions may have together.
    public var maximumTotalFileBytes = 34_359_738_368

    /// How long an upload may bring nothing before it is given up.
    public var stalledUploadTimeout: Duration = .seconds(60)

    /// How long a file that was handed in is kept for its session without being used.
    public var unusedFileTimeout: Duration = .seconds(3600)

    /// How many languages the actions of the app are kept in, to be searched; the least recently used go first.
    public var keptLanguages = 64

    /// How many types of snippet a session keeps the last values of, to show them again at a `reload()`; the
    /// least recently used go first.
    public var keptSnippets = 32

    /// How many donations and learned runs are kept; the oldest go first.
    public var keptDonations = 1000

    /// The most bytes of values of a donation or learned run that is kept.
    public var donationBytes = 65_536

    /// How many suggestions stand before what else is found.
    public var listedSuggestions = 4

    /// How many steps a person can undo; the oldest go first.
    public var undoLevels = 100

    /// How many persons can undo something; the one who did nothing for the longest time goes first.
    public var undoStacks = 1000

    /// How many widgets a person may place.
    public var placedWidgets = 64

    /// How many entries of a widget's timeline are kept: the present one and those that come next.
    public var timelineEntries = 1000

    /// How long a widget's or control's provider may take; what it gives after that is dropped.
    public var providerDuration: Duration = .seconds(10)

    /// How soon a widget's provider is asked again that wants it at once, other than by the app.
    public var timelineReloadInterval: Duration = .seconds(60)

    /// How many timelines, and how many drawings of widgets whose buttons still count, are kept; the oldest
    /// go first.
    public var keptTimelines = 256

    /// The greatest height of a card's content in points (PRS-1).
    public var contentHeight = 400.0

    /// Creates the default limits.
    public init() {}
}
