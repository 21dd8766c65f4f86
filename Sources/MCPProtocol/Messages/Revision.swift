/// A supported revision of the protocol.
package enum Revision: String, Sendable, CaseIterable, Comparable {
    case march2025 = "2025-03-26"
    case june2025 = "2025-06-18"
    case november2025 = "2025-11-25"
    case july2026 = "2026-07-28"

    /// `true` if each request is independent; other revisions have `initialize` and a session.
    package var isStateless: Bool { self == .july2026 }

    /// The newest revision that `initialize` can negotiate.
    static let newestWithSessions = Revision.november2025

    /// The names of all revisions, newest first.
    static let names = allCases.reversed().map(\.rawValue)

    private var rank: Int {
        switch self {
        case .march2025: 0
        case .june2025: 1
        case .november2025: 2
        case .july2026: 3
        }
    }

    package static func < (left: Revision, right: Revision) -> Bool {
        left.rank < right.rank
    }
}

/// The features of the protocol, by the revision that introduced them.
extension Revision {
    /// Titles beside names, structured results, links to resources, `_meta` in everything.
    var hasTitles: Bool { self >= .june2025 }
    var hasStructuredContent: Bool { self >= .june2025 }
    var hasResourceLinks: Bool { self >= .june2025 }
    var hasElicitation: Bool { self >= .june2025 }

    /// Icons, descriptions of implementations.
    var hasIcons: Bool { self >= .november2025 }
    /// Visits of addresses, titled and multiple choices, defaults of every kind.
    var hasRichElicitation: Bool { self >= .november2025 }
    /// An error that asks a person to visit an address.
    var hasVisitError: Bool { self == .november2025 }
    /// Streams that begin with an event from which a client can resume.
    var hasPolling: Bool { self == .november2025 }

    /// Results and schemas of any JSON type.
    var hasFreeResults: Bool { isStateless }
}
