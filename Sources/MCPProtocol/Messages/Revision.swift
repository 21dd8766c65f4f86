/// A revision of the protocol that is served.
package enum Revision: String, Sendable, CaseIterable, Comparable {
    case march2025 = "2025-03-26"
    case june2025 = "2025-06-18"
    case november2025 = "2025-11-25"
    case july2026 = "2026-07-28"

    /// Each request stands for itself; in other revisions there are an `initialize` and a session.
    package var isStateless: Bool { self == .july2026 }

    /// The newest revision that `initialize` can agree on.
    static let newestWithSessions = Revision.november2025

    /// All of them, newest first.
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

/// The parts of the protocol, by the revision that brought them.
extension Revision {
    /// Titles beside names, structured results, links to resources, `_meta` on everything.
    var hasTitles: Bool { self >= .june2025 }
    var hasStructuredContent: Bool { self >= .june2025 }
    var hasResourceLinks: Bool { self >= .june2025 }
    var hasElicitation: Bool { self >= .june2025 }

    /// Icons, descriptions of implementations.
    var hasIcons: Bool { self >= .november2025 }
    /// Visits of addresses, titled and multiple choices, defaults of every kind.
    var hasRichElicitation: Bool { self >= .november2025 }
    /// An error that sends a person to an address.
    var hasVisitError: Bool { self == .november2025 }
    /// Streams that begin with an event to come back to.
    var hasPolling: Bool { self == .november2025 }

    /// Results and schemas of any JSON type.
    var hasFreeResults: Bool { isStateless }
}
