import AppIntents
import AppIntentsMetadata
import Foundation
import Testing

/// Names of persons as data and as text.
@Suite struct PersonNameTests {
    private func name(_ text: String) -> PersonNameComponents? {
        PersonNameComponents(parameterValue: .string(text))
    }

    @Test("A whole name is taken apart")
    func typed() throws {
        let ada = try #require(name("Dr. Ada King Lovelace, Jr."))
        #expect(ada.namePrefix == "Dr.")
        #expect(ada.givenName == "Ada")
        #expect(ada.middleName == "King")
        #expect(ada.familyName == "Lovelace")
        #expect(ada.nameSuffix == "Jr.")
        #expect(name("Ada")?.givenName == "Ada")
        #expect(name("Ada")?.familyName == nil)
        #expect(name("") == nil)
        #expect(name("  ") == nil)
    }

    @Test("Every part survives as data, also of how the name sounds")
    func data() {
        var name = PersonNameComponents()
        name.familyName = "Lovelace"
        name.nickname = "Addie"
        var sound = PersonNameComponents()
        sound.givenName = "AY-da"
        name.phoneticRepresentation = sound
        #expect(PersonNameComponents(parameterValue: name._data) == name)
    }

    @Test("A part that there is not, and no part at all, are refused")
    func refused() {
        for data: ParameterValue in [
            .structure(["firstName": "Ada"]), .structure([:]), .structure(["givenName": ""]),
            .structure(["givenName": [1]]), 1, true,
        ] {
            #expect(PersonNameComponents(parameterValue: data) == nil, "\(data)")
        }
    }

    @Test("A name is said in the order of the language")
    func display() throws {
        let ada = try #require(name("Ada Lovelace"))
        #expect(ada.displayText(in: Locale(identifier: "en")) == "Ada Lovelace")
        #expect(ada.displayText(in: Locale(identifier: "hu")) == "Lovelace Ada")
        var natsume = PersonNameComponents()
        natsume.givenName = "漱石"
        natsume.familyName = "夏目"
        #expect(natsume.displayText(in: Locale(identifier: "ja")) == "夏目漱石")
    }
}
