package import Foundation

/// The contents of an app's stores, for those who run the app.
///
/// It reads and removes whole rows, beside the stores of a running program: a program that has a person in
/// memory may write a row again.
package protocol KeptState: Sendable {
    /// The versions of all tables; brings none of them up to date.
    func versions() async throws -> [KeptVersion]

    /// Brings all tables to the version that this program knows; throws if one is of a later version.
    func migrate() async throws

    /// Returns the newest cards, of one person or of all, the newest first.
    func cards(of person: KeptPerson?, atMost limit: Int) async throws -> [KeptCard]

    /// Returns the sizes of all cards and boards, and of the records of the actions.
    func items() async throws -> [KeptItem]

    /// Removes the cards and boards of a person, and some records of actions.
    ///
    /// With `tellsNodes`, the app's nodes at other places close what they have open of the person; a node that
    /// forgot the person itself has told them.
    func forget(_ person: KeptPerson, records: [UUID], tellsNodes: Bool) async throws

    /// Removes the cards that were shown last before a date, but those of sessions that one of several nodes
    /// has now; returns their number.
    func forgetCards(before date: Date) async throws -> Int

    /// Removes the boards without a change since a date, except the owner's; returns their number.
    func forgetBoards(before date: Date) async throws -> Int
}

/// The version of tables: the number of the steps that made them.
package struct KeptVersion: Sendable, Hashable, Codable {
    /// The name of the file, or of the schema at a database.
    package var name: String
    /// The present version; 0 if there are no tables yet.
    package var present: Int
    /// The version that this program knows.
    package var newest: Int
    /// `true` if the tables exist; otherwise the first use makes them.
    package var isThere: Bool

    package init(name: String, present: Int, newest: Int, isThere: Bool) {
        (self.name, self.present, self.newest, self.isThere) = (name, present, newest, isThere)
    }

    /// The tables exist and are of an earlier version.
    package var isOld: Bool { isThere && present < newest }
}

/// The card that a store keeps for a session.
package struct KeptCard: Sendable {
    package var session: SessionID
    /// The card; `nil` if this version can't read it.
    package var card: StoredCard?
    package var bytes: Int
    /// The last time at which it was shown anew.
    package var shown: Date

    package init(session: SessionID, json: Data, shown: Date) {
        self.session = session
        card = try? StoredCard(json: json)
        bytes = json.count
        self.shown = shown
    }

    /// The intent that the card performs or was performing; `nil` for a card without one.
    package var intent: String? { card?.unfinished?.intent ?? card?.recipe?.intent }
}

/// One row of a store.
package struct KeptItem: Sendable {
    package enum Kind: Sendable, Hashable {
        case card(SessionID), board
        /// An action from which suggestions are made, or that a person pinned or did last.
        case action(UUID)
        case file
        /// A person's signing in with one browser.
        case signIn
    }

    package var kind: Kind
    /// The name under which stores keep the person's data; `nil` for no person in particular.
    package var person: String?
    package var bytes: Int

    package init(_ kind: Kind, of person: String?, bytes: Int) {
        (self.kind, self.person, self.bytes) = (kind, person, bytes)
    }

    /// Creates the item of a session's card.
    package init(cardOf session: SessionID, bytes: Int) {
        self.init(.card(session), of: KeptPerson(of: session).name, bytes: bytes)
    }

    /// Creates the item of a board, which may have been set aside.
    package init(boardNamed name: String, bytes: Int) {
        let person = name.range(of: KeptPerson.aside).map { String(name[..<$0.lowerBound]) }
        self.init(.board, of: person ?? name, bytes: bytes)
    }

    /// Creates the item of a record of an action; one that can't be read belongs to no person.
    package init(record id: UUID, json: Data) {
        let record = try? JSONDecoder().decode(DonationRecord.self, from: json)
        let learner = record?.isRun == true ? Person.owner.storedName : nil
        self.init(
            .action(id), of: record?.person ?? record?.learner ?? learner, bytes: json.count)
    }
}
