import Testing

@testable import IntentSystem

/// The leases of a node, as far as it knows.
@Suite struct LeaseLedgerTests {
    private let ada = SessionID("ada")
    private var ledger = LeaseLedger()

    init() {
        let first = ledger.begin(ada)
        #expect(first == .take)
        #expect(!ledger.mayAct(ada, at: .zero))
        let second = ledger.begin(ada)
        #expect(second == .wait)
        ledger.took(ada, 1, until: .seconds(10))
    }

    @Test(
        "A lease counts until its time is over, and again when it is renewed with the same number")
    mutating func time() {
        let again = ledger.begin(ada)
        #expect(again == .none)
        #expect(ledger.mayAct(ada, at: .seconds(9)))
        #expect(!ledger.mayAct(ada, at: .seconds(10)))
        #expect(ledger.hasRunOut(at: .seconds(10)))
        ledger.renewed([ada: 2], until: .seconds(30))
        #expect(!ledger.mayAct(ada, at: .seconds(10)))
        ledger.renewed([ada: 1], until: .seconds(20))
        #expect(ledger.mayAct(ada, at: .seconds(19)))
        // The answer of an earlier renewal came later.
        ledger.renewed([ada: 1], until: .seconds(15))
        #expect(ledger.mayAct(ada, at: .seconds(19)))
    }

    @Test("Cards have growing versions, also the last one of a session that has ended")
    mutating func versions() {
        let card = ledger.protect(nil, of: ada)
        #expect(card?.version == 1)
        ledger.end(ada)
        let last = ledger.protect(nil, of: ada)
        #expect(last?.version == 2)
        #expect(last?.number == 1)
        ledger.forget([ada: 1])
        let late = ledger.protect(nil, of: ada)
        #expect(late?.number == nil)
        #expect(ledger.standings.isEmpty)
    }

    @Test("A session is lost under the number that it had, and not under a newer one")
    mutating func losing() {
        let isLostLater = ledger.lose(ada, 2)
        #expect(!isLostLater)
        let isLost = ledger.lose(ada, 1)
        #expect(isLost)
        let isLostTwice = ledger.lose(ada, 1)
        #expect(!isLostTwice)
        #expect(ledger.hasLost(ada))
        #expect(!ledger.mayAct(ada, at: .zero))
        let card = ledger.protect(nil, of: ada)
        #expect(card?.number == nil)
        ledger.left(ada, continues: true)
        #expect(ledger.wanted == [ada])
        ledger.left(ada, continues: false)
        #expect(ledger.wanted == [ada])
    }

    @Test("A lost session that leaves, or ends, has no lease")
    mutating func leaving() {
        for leaves in [true, false] {
            let beginning = ledger.begin(ada)
            if beginning == .take { ledger.took(ada, 1, until: .seconds(10)) }
            let isLost = ledger.lose(ada, 1)
            #expect(isLost)
            if leaves { ledger.left(ada, continues: false) } else { ledger.end(ada) }
            #expect(ledger.standings.isEmpty)
        }
        let beginning = ledger.begin(ada)
        #expect(beginning == .take)
        ledger.took(ada, 2, until: .seconds(10))
        ledger.end(ada)
        // One that has ended doesn't have to leave.
        let isLost = ledger.lose(ada, 2)
        #expect(isLost)
        #expect(!ledger.hasLost(ada))
    }

    @Test(
        "A session whose lease couldn't be taken wants one, and one that ended meanwhile has none")
    mutating func wanting() {
        let bob = SessionID("bob")
        let first = ledger.begin(bob)
        #expect(first == .take)
        ledger.took(bob, nil, until: .seconds(10))
        #expect(ledger.wanted == [bob])
        #expect(!ledger.mayAct(bob, at: .zero))
        let wantsMore = ledger.want(bob)
        #expect(!wantsMore)
        let second = ledger.begin(bob)
        #expect(second == .take)
        ledger.end(bob)
        ledger.took(bob, 2, until: .seconds(10))
        #expect(ledger.held == [ada: 1])
        let wantsAnew = ledger.want(bob)
        #expect(wantsAnew)
        #expect(ledger.wanted == [bob])
    }
}
