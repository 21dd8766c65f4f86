import Foundation
import IntentSystem

#if Web
    import WebHost
#endif

/// A person as one names them who runs the app: `owner`, `session` with the name of a session or its
/// beginning, or the name that a proxy gave, which may follow `person`.
struct Subject {
    /// The fewest characters of the beginning of a session's name.
    private static let shortest = 8

    /// The words that were given.
    let name: String
    private let person: KeptPerson?
    private let beginning: String?

    /// Reads words; throws a sentence if no person can have them.
    init(_ words: String, in state: StateDirectory) throws(UsageError) {
        name = words
        let owner = Person.owner.id
        if words == owner {
            (person, beginning) = (KeptPerson(named: owner), nil)
        } else if let session = words.rest(after: "session ") {
            guard session.count >= Self.shortest else {
                throw UsageError(
                    "“\(words)” is too short: give \(Self.shortest) characters of a session at least."
                )
            }
            (person, beginning) = (nil, session)
        } else {
            let name = words.rest(after: "person ") ?? words
            (person, beginning) = (try Self.person(called: name, in: state), nil)
        }
    }

    private static func person(
        called name: String, in state: StateDirectory
    ) throws(UsageError) -> KeptPerson {
        #if Web
            guard let token = AccessTokenFile(in: state).known else {
                throw UsageError(
                    """
                    Who “\(name)” is can’t be known, because the folder \(state.folder.path) has no token that this \
                    account can read. Name the folder of the app with --state-directory.
                    """)
            }
            guard let session = token.session(ofPerson: name) else {
                throw UsageError("“\(name)” can be no name of a person.")
            }
            return KeptPerson(pageSession: session)
        #else
            throw UsageError(
                "This program has no page, so no proxy gave the name “\(name)”. Name owner, or a session."
            )
        #endif
    }

    /// Returns the person; throws a sentence if the beginning of a session is that of none or of several.
    func person(in kept: any KeptState) async throws -> KeptPerson {
        if let person { return person }
        let beginning = beginning ?? ""
        let names = Set(try await kept.items().compactMap(\.person))
        let whole = KeptPerson(pageSession: SessionID(beginning))
        if names.contains(whole.name) { return whole }
        let found = names.filter { $0.hasPrefix(whole.name) }
        switch found.count {
        case 0: throw UsageError("Nothing is kept of a person of “\(name)”.")
        case 1: return found.first.map { KeptPerson(named: $0) } ?? whole
        default:
            throw UsageError(
                "“\(name)” is the beginning of \(found.count) sessions. Give more of it.")
        }
    }
}

extension String {
    /// Returns what follows a beginning; `nil` for a text with another one.
    fileprivate func rest(after beginning: String) -> String? {
        hasPrefix(beginning) ? String(dropFirst(beginning.count)) : nil
    }
}
