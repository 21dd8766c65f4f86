package import Foundation
package import IntentSystem
import Synchronization

/// A store of cards in memory that several nodes share, with the rules of leases.
package final class SharedCards: Sendable {
    /// What is kept of a session.
    package struct Row: Sendable, Hashable {
        package var number: Int
        package var version = 0
        package var json: Data?
    }

    /// The error of a node that can't reach the store.
    package struct CutOff: Error {
        package init() {}
    }

    private struct State {
        var rows: [SessionID: Row] = [:]
        var lastNumber = 0

        mutating func number() -> Int {
            lastNumber += 1
            return lastNumber
        }
    }

    private let state = Mutex(State())

    package init() {}

    /// Begins a node, as a process does.
    package func node() -> Node { Node(self) }

    package func row(of session: SessionID) -> Row? { state.withLock { $0.rows[session] } }

    /// One of the programs that share the store.
    package final class Node: SessionStore, SessionLeases {
        private let cards: SharedCards
        private let cut = Mutex(false)

        init(_ cards: SharedCards) { self.cards = cards }

        /// The node can't reach the store.
        package var isCutOff: Bool {
            get { cut.withLock { $0 } }
            set { cut.withLock { $0 = newValue } }
        }

        private func reach() throws { if isCutOff { throw CutOff() } }

        package let duration = Duration.seconds(10)

        package var leases: (any SessionLeases)? { self }

        package func card(of session: SessionID) async throws -> StoredCard? {
            try reach()
            return try cards.row(of: session)?.json.map { try StoredCard(json: $0) }
        }

        package func save(_ new: [SessionID: StoredCard?]) throws {
            try reach()
            let written = try new.mapValues { try $0.map { try $0.json() } }
            cards.state.withLock { state in
                for (session, json) in written {
                    state.rows[session] = json.map { Row(number: state.number(), json: $0) }
                }
            }
        }

        package func take(_ session: SessionID) async throws -> TakenLease {
            try reach()
            let row = cards.state.withLock { state in
                let row = Row(number: state.number(), json: state.rows[session]?.json)
                state.rows[session] = row
                return row
            }
            return TakenLease(
                number: row.number, card: Result { try row.json.map { try StoredCard(json: $0) } })
        }

        package func save(_ new: [LeasedCard]) throws -> Set<SessionID> {
            try reach()
            let written = try new.map { ($0, try $0.card.map { try $0.json() }) }
            return cards.state.withLock { state in
                var refused: Set<SessionID> = []
                for (card, json) in written {
                    if let row = state.rows[card.session], row.number == card.number,
                        row.version <= card.version
                    {
                        state.rows[card.session] = Row(
                            number: card.number, version: card.version, json: json)
                    } else {
                        refused.insert(card.session)
                    }
                }
                return refused
            }
        }

        package func renew(
            _ held: [SessionID: Int], ended: [SessionID: Int]
        ) async throws -> Set<SessionID> {
            // As the driver of a database does.
            try Task.checkCancellation()
            try reach()
            return cards.state.withLock { state in
                for (session, number) in ended {
                    guard let row = state.rows[session], row.number == number, row.json == nil
                    else { continue }
                    state.rows[session] = nil
                }
                return Set(held.keys.filter { state.rows[$0]?.number != held[$0] })
            }
        }

        package func giveUp() async throws { try reach() }
    }
}
