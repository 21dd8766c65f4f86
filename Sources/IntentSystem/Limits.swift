/// Every limit of the system, in one place; `doctor` prints the configurable ones.
public struct Limits: Sendable, Hashable {
    /// The time that a run may take without reporting progress; the clock stops while a question is
    /// open (EXE-4).
    public var runDuration: Duration = .seconds(30)

    /// The time that a cancelled run has to end before it is abandoned and counted.
    public var cancellationGrace: Duration = .seconds(5)

    /// The time for which a session without a connection is kept (FLW-8).
    public var idleSessionTimeout: Duration = .seconds(60)

    /// The number of generations of a card's actions that are kept until a client acknowledges a
    /// newer one.
    public var keptGenerations = 32

    /// The shortest time between two drawings of a card by the schedule of its view; a tenth of a second at least.
    public var renewalInterval: Duration = .seconds(1)

    /// The number of cards that wait in a person's tray; the oldest results go first.
    public var waitingCards = 8

    /// The number of runs of a session that may continue while the person does other things; the
    /// oldest are cancelled.
    public var runsAside = 8

    /// The number of taps that may wait on a card.
    public var waitingTaps = 64

    /// The number of events of a session that may wait before its surfaces stop reading.
    public var waitingEvents = 16

    /// The number of runs that a session may have before its surfaces stop reading; cancelled runs
    /// that have not returned count too.
    public var sessionRuns = 16

    /// The number of sessions that may exist at once.
    public var maximumSessions = 100_000

    /// The limits of what each person may do and have.
    public var eachPerson = PersonLimits()

    /// The number of options that a question lists before a surface should search instead, and of rows
    /// of each kind that a search for words lists.
    public var listedOptions = 200

    /// The longest text, in bytes, that a query is searched for; no entity has a longer name.
    ///
    /// Not a setting of a system: the code that calls an app's queries has no system.
    public static let searchedTextBytes = 512

    /// The most entities for which a find action fetches a deferred property at once.
    ///
    /// Not a setting of a system: the code that compares entities has no system.
    public static let fetchesAtOnce = 16

    /// The time that an app may take to make the file of a value; a later file is dropped.
    public var exportDuration: Duration = .seconds(30)

    /// The largest message or body that a surface takes, in bytes.
    public var maximumMessageBytes = 1_048_576

    /// The most bytes that one file may have.
    public var maximumFileBytes = 2_147_483_648

    /// The most bytes that the files of one session may have together.
    public var maximumSessionFileBytes = 4_294_967_296

    /// The number of files that one session may have at once.
    public var maximumSessionFiles = 100

    /// The most bytes that the files of all sessions may have together.
    public var maximumTotalFileBytes = 34_359_738_368

    /// The time after which an upload that receives no bytes is cancelled.
    public var stalledUploadTimeout: Duration = .seconds(60)

    /// The time for which an uploaded file that isn't used is kept for its session.
    public var unusedFileTimeout: Duration = .seconds(3600)

    /// The longest sound that a page hears at once: speech that lasts longer ends there, and the silence of
    /// a person who says nothing too.
    public var listeningDuration: Duration = .seconds(20)

    /// The time in which the words of a sound must be found.
    public var recognitionDuration: Duration = .seconds(30)

    /// The number of pages that are heard at once; each has a recognizer of its own.
    public var listeners = 4

    /// The number of languages for which search indexes of the app's actions are kept; the least
    /// recently used go first.
    public var keptLanguages = 64

    /// The number of snippet types whose last values a session keeps, to show them again at a
    /// `reload()`; the least recently used go first.
    public var keptSnippets = 32

    /// The number of result cards to which a person can return after another one has replaced them; the
    /// oldest go first.
    public var keptCards = 16

    /// The time for which a store keeps the card of a session to which no person returns, with its files;
    /// older ones are removed when the app starts.
    public var cardRetention: Duration = .seconds(7 * 24 * 60 * 60)

    /// The number of donations and learned runs that are kept; the oldest go first.
    public var keptDonations = 1000

    /// The most bytes of values that a stored donation or learned run may have.
    public var donationBytes = 65_536

    /// The number of suggestions listed before the other results.
    public var listedSuggestions = 4

    /// The number of different actions that a person performed last and that are kept; the oldest
    /// go first.
    public var keptRecentActions = 8

    /// The number of actions that a person may pin.
    public var pinnedActions = 16

    /// The number of persons whose pinned and last actions are kept; the least recently active one goes first.
    public var recentPersons = 128

    /// The number of a person's last actions that are listed after the suggestions.
    public var listedRecentActions = 4

    /// The number of steps that a person can undo; the oldest go first.
    public var undoLevels = 100

    /// The number of persons who can undo something; the least recently active one goes first.
    public var undoStacks = 1000

    /// The number of widgets that a person may place.
    public var placedWidgets = 64

    /// The number of entries of a widget's timeline that are kept: the current one and the next ones.
    public var timelineEntries = 1000

    /// The time that a widget's or control's provider may take; a later answer is dropped.
    public var providerDuration: Duration = .seconds(10)

    /// The shortest time before a widget's provider is asked again when its timeline, not the app,
    /// requests a reload at once.
    public var timelineReloadInterval: Duration = .seconds(60)

    /// The number of timelines, and of drawings of widgets whose buttons still work, that are kept;
    /// the oldest go first.
    public var keptTimelines = 256

    /// The number of intents that metrics tell apart; the others count together.
    public var measuredIntents = 200

    /// The number of series, a metric with the values of its labels, that `/metrics` shows; values
    /// of further ones are dropped.
    public var measuredSeries = 10_000

    /// The greatest height of a card's content in points (PRS-1).
    public var contentHeight = 400.0

    /// Creates the default limits.
    public init() {}
}
