import Foundation
import Testing

@testable import IntentSystem

@Suite struct PersonTests {
    @Test("Stores keep what belongs to a person by the names that they always had")
    func names() {
        #expect(Person.owner.storedName == "owner")
        #expect(Person.command(UUID()).storedName == "owner")
        #expect(Person.session(SessionID("a b")).storedName == "session a b")
    }
}
