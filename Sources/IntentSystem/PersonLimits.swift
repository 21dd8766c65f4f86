/// The limits of what each person may do and have; `doctor --limits` prints them, and `--person-limit`
/// sets one for a server.
///
/// A person who is over one of them is refused at every surface with one text, which says when to try
/// again; no other person notices. Persons are those of `Person`: whom a proxy names, each browser that the
/// token let in, and the program's owner, whose are the assistants with the token and the commands.
/// The defaults are beyond what a person does, also one with scripts.
public struct PersonLimits: Sendable, Hashable {
    /// The number of calls in a minute: actions at the page, requests of assistants, uploads of files,
    /// and commands through the running instance.
    ///
    /// So many may come at once; after that they come back one by one, each in its share of the minute.
    public var callsPerMinute = 60_000

    /// The number of runs that may go on at once; those that wait for an answer don't count.
    public var runs = 1000

    /// The number of sessions that may exist at once: that of the page, and one for each card of an
    /// assistant.
    public var sessions = 1000

    /// The number of uploaded files that may be kept at once.
    public var files = 150

    /// The most bytes that uploaded files may have together.
    public var fileBytes = 4_294_967_296

    /// The number of persons whose calls are counted; if there are more, those who called least are
    /// counted anew.
    public var countedPersons = 10_000

    /// Creates the default limits.
    public init() {}
}

extension PersonLimits {
    /// The names of the limits that refuse something.
    package enum Name: String, Sendable, CaseIterable {
        case callsPerMinute, runs, sessions, files, fileBytes
    }

    /// The limit with a name.
    package subscript(name: Name) -> Int {
        get {
            switch name {
            case .callsPerMinute: callsPerMinute
            case .runs: runs
            case .sessions: sessions
            case .files: files
            case .fileBytes: fileBytes
            }
        }
        set {
            switch name {
            case .callsPerMinute: callsPerMinute = newValue
            case .runs: runs = newValue
            case .sessions: sessions = newValue
            case .files: files = newValue
            case .fileBytes: fileBytes = newValue
            }
        }
    }
}
