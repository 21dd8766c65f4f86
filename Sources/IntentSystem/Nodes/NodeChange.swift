/// A change on one node of an app, on which the other nodes act.
///
/// It says only what changed: a node reads the rest from the stores.
package enum NodeChange: Sendable, Hashable {
    /// The snippets of an intent, by its identifier, look different.
    case snippet(String)
    /// The timelines of widgets of a kind, or of all, are out of date.
    case timelines(String?)
    /// The times at which widgets of a kind are useful have changed.
    case relevance(String)
    /// The values of controls of a kind, or of all, have changed.
    case controls(String?)
    /// The store of donations has changed: what was learned, forgotten, pinned.
    case learned
    /// A setting has changed, by its name; any of them without one.
    case setting(String?)
    /// The board of a person has changed, by the name under which stores keep it; any without one.
    case board(String?)
    /// The app has changed what its index holds.
    case index
    /// The values in the phrases of App Shortcuts have changed.
    case shortcutValues
    /// The question of an assistant's call was answered elsewhere, by the handle of the call.
    case answered(String)
    /// All that is kept about a person was deleted, by the name under which stores keep it.
    case forgotten(String)
    /// A person has signed out with one of their browsers or all, by the name of the person's session.
    case signedOut(String)
    /// Another node has taken a session over, by the session's name.
    case moved(String)
    /// Anything may have changed: messages were lost, or there were too many.
    case everything
}

extension NodeChange {
    /// The change as words for other programs: its kind, and the name of what changed.
    package var words: [String] {
        switch self {
        case .snippet(let name): ["snippet", name]
        case .timelines(let kind): ["timelines"] + (kind.map { [$0] } ?? [])
        case .relevance(let kind): ["relevance", kind]
        case .controls(let kind): ["controls"] + (kind.map { [$0] } ?? [])
        case .learned: ["learned"]
        case .setting(let name): ["setting"] + (name.map { [$0] } ?? [])
        case .board(let person): ["board"] + (person.map { [$0] } ?? [])
        case .index: ["index"]
        case .shortcutValues: ["shortcutValues"]
        case .answered(let handle): ["answered", handle]
        case .forgotten(let person): ["forgotten", person]
        case .signedOut(let session): ["signedOut", session]
        case .moved(let session): ["moved", session]
        case .everything: ["everything"]
        }
    }

    /// Reads a change; `nil` for one that a later version of the program has added.
    package init?(words: [String]) {
        switch (words.first, words.dropFirst().first) {
        case ("snippet", let name?): self = .snippet(name)
        case ("timelines", let kind): self = .timelines(kind)
        case ("relevance", let kind?): self = .relevance(kind)
        case ("controls", let kind): self = .controls(kind)
        case ("learned", _): self = .learned
        case ("setting", let name): self = .setting(name)
        case ("board", let person): self = .board(person)
        case ("index", _): self = .index
        case ("shortcutValues", _): self = .shortcutValues
        case ("answered", let handle?): self = .answered(handle)
        case ("forgotten", let person?): self = .forgotten(person)
        case ("signedOut", let session?): self = .signedOut(session)
        case ("moved", let session?): self = .moved(session)
        case ("everything", _): self = .everything
        default: return nil
        }
    }

    /// The change is among everything that may have changed; the others are about one person, session or call.
    fileprivate var isPartOfEverything: Bool {
        switch self {
        case .answered, .forgotten, .signedOut, .moved: false
        default: true
        }
    }
}

/// Changes that wait, each once; too many of them become everything.
struct NodeChangeSet: Sendable {
    /// The most changes that wait.
    static let limit = 256

    private(set) var changes: Set<NodeChange> = []

    var isEmpty: Bool { changes.isEmpty }

    mutating func insert(_ change: NodeChange) {
        if change.isPartOfEverything {
            if changes.contains(.everything) { return }
            guard change != .everything, changes.count < Self.limit || changes.contains(change)
            else {
                changes = changes.filter { !$0.isPartOfEverything }
                changes.insert(.everything)
                return
            }
        } else if changes.count >= 2 * Self.limit {
            // The page of a person who was forgotten then closes later, the question with its time, and a
            // session leaves when its lease is to be renewed.
            return
        }
        changes.insert(change)
    }

    mutating func formUnion(_ other: Set<NodeChange>) {
        for change in other { insert(change) }
    }

    /// Takes all changes.
    mutating func take() -> Set<NodeChange> {
        defer { changes = [] }
        return changes
    }
}
