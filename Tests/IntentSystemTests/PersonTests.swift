import Foundation
import Testing

@testable import IntentSystem

@Suite struct PersonTests {
    @Test("Stores keep what belongs to a person by the names that they always had")
    func names() {
        #expect(Person.owner.storedName == "owner")
        #expect(Person.command(UUID()).storedName == "owner")
        #expect(Person.session(SessionID("a b")).storedName == "session a b")
        #expect(Person.session(SessionID("a b")).assisted.storedName == "session a b")
    }

    @Test("A person is one, whatever groups they are in, and their assistant acts for them")
    func identity() {
        let id = SessionID("a")
        let ada = Person.session(id, name: "ada", groups: ["editors"])
        #expect(ada == .session(id))
        #expect(Set([ada, .session(id)]).count == 1)
        #expect(ada.assisted != ada)
        #expect(ada.assisted.account == ada)
        #expect(ada.assisted.groups == ["editors"])
        #expect(Person.command(UUID()).account == .owner)
        #expect(Person.owner.assisted == .owner)
        #expect(ada.isPresent && !ada.assisted.isPresent && !Person.owner.isPresent)
    }

    @Test("No name makes a person into another one")
    func keys() {
        let id = SessionID("a")
        #expect(Person.session(id, name: "owner").id == "person owner")
        #expect(Person.session(id, name: "session a").id == "person session a")
        #expect(Person.session(id).id == "session a")
        #expect(Person.owner.id == "owner")
        #expect(Person.command(UUID()).id == "owner")
        #expect(Person.session(id, name: "ada").assisted.id == "person ada")
    }
}
