package import Foundation

/// A person for whom intents are performed.
///
/// An intent and a query read the one for whom they work as a dependency, which no app registers:
///
///     struct ShowOrdersIntent: AppIntent {
///         static let title: LocalizedStringResource = "Show Orders"
///         @Dependency var person: Person
///         @Dependency var orders: Orders
///
///         func perform() async throws -> some ReturnsValue<[OrderEntity]> {
///             .result(value: await orders.all(of: person.id))
///         }
///     }
///
/// Two of them are equal if they are the same person, whatever groups the person is in at the time.
public struct Person: Sendable {
    /// The way in which the system tells persons apart.
    package enum Identity: Sendable, Hashable {
        /// The owner of the program, who isn't present: an assistant or a pipe acts for them.
        case owner
        /// The owner of the program at a terminal, for one command: a passphrase unlocks the app for
        /// that command only.
        case command(UUID)
        /// The person of a session, at the app's page.
        case session(SessionID)
        /// The person of a session, who isn't present: an assistant acts for them.
        case assistant(of: SessionID)
        /// No person: the system calls the app for everyone.
        case everyone
    }

    package let identity: Identity

    /// The name by which the person is known: that of the proxy or provider that has authenticated them, or that of
    /// the machine's account for the owner of the program; `nil` for a browser that was let in by the
    /// token, and for no person.
    public let name: String?

    /// The groups in which the person is, as the proxy or provider says, or the machine for the owner of the program.
    public let groups: Set<String>

    package init(_ identity: Identity, name: String? = nil, groups: Set<String> = []) {
        self.identity = identity
        self.name = name
        self.groups = groups
    }

    /// A text that is the same whenever the same person comes, and different for each person: the key for
    /// what an app keeps of them.
    ///
    /// It is `owner` for the owner of the program, begins with `person ` for one whom a proxy or provider names, and
    /// with `session ` for a browser that was let in by the token. If the system calls the app for no
    /// person, it is `everyone`: to search, and for the values of App Shortcuts.
    public var id: String {
        switch identity {
        case .owner, .command: "owner"
        case .session(let session), .assistant(of: let session):
            name.map { "person \($0)" } ?? "session \(session.rawValue)"
        case .everyone: "everyone"
        }
    }
}

extension Person: Hashable, Identifiable {
    public static func == (left: Person, right: Person) -> Bool { left.identity == right.identity }
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension Person {
    /// The owner of the program, who isn't present.
    package static let owner = Person(
        .owner, name: MachineAccount.name, groups: MachineAccount.groups)

    /// No person in particular.
    package static let everyone = Person(.everyone)

    /// Returns the owner of the program, who isn't present, with the groups that a client has proved.
    package static func owner(in groups: Set<String>) -> Person {
        Person(.owner, name: owner.name, groups: groups)
    }

    /// Returns the owner of the program at a terminal, for one command.
    package static func command(_ id: UUID) -> Person {
        Person(.command(id), name: owner.name, groups: owner.groups)
    }

    /// Returns the person of a session.
    package static func session(
        _ id: SessionID, name: String? = nil, groups: Set<String> = []
    ) -> Person {
        Person(.session(id), name: name, groups: groups)
    }

    /// The person for whom an assistant acts that came in this person's name.
    package var assisted: Person {
        guard case .session(let id) = identity else { return .owner }
        return Person(.assistant(of: id), name: name, groups: groups)
    }

    /// The person to whom changes, widgets and running actions belong: those of a command belong to
    /// the owner, and those of an assistant to the person for whom it acts.
    package var account: Person {
        switch identity {
        case .command: .owner
        case .assistant(of: let id): .session(id, name: name, groups: groups)
        case .owner, .session, .everyone: self
        }
    }

    /// The session of the person at the page; `nil` for anyone else.
    package var session: SessionID? { if case .session(let id) = identity { id } else { nil } }

    /// The person is there: at the page, or at a terminal.
    package var isPresent: Bool {
        switch identity {
        case .session, .command: true
        case .owner, .assistant, .everyone: false
        }
    }

    /// The owner of the program, or a person whom the owner's token let in.
    package var isOwner: Bool {
        switch identity {
        case .owner, .command: true
        case .session, .assistant: name == nil
        case .everyone: false
        }
    }

    /// The name under which the system keeps what it learns from the person: their own if they have a name,
    /// and the owner's for all whom the token let in, since the token is the owner's; `nil` for no person.
    package var learner: String? {
        if identity == .everyone { return nil }
        return isOwner ? Person.owner.storedName : storedName
    }

    /// The name under which stores keep the person's data.
    package var storedName: String {
        switch identity {
        case .owner, .command: "owner"
        case .session(let id), .assistant(of: let id): "session \(id.rawValue)"
        case .everyone: "everyone"
        }
    }
}
