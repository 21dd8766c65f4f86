import AppIntents
import AppIntentsMetadata
import Foundation
import Testing

/// Persons as data and as text.
@Suite struct PersonTests {
    private func person(_ text: String) -> IntentPerson? {
        IntentPerson(parameterValue: .string(text))
    }

    @Test("A name, an address, and both are told apart")
    func typed() {
        let both = person("Ada Lovelace <ada@example.com>")
        #expect(both?.name == .displayName("Ada Lovelace"))
        #expect(both?.handle == .init(emailAddress: "ada@example.com"))
        #expect(person("Ada")?.name == .displayName("Ada"))
        #expect(person("Ada")?.handle == nil)
        #expect(person("ada@example.com")?.handle?.value == .emailAddress("ada@example.com"))
        #expect(person("ada@example.com")?.name == .unknown)
        #expect(person("+44 20 7946-0958")?.handle?.value == .phoneNumber("+44 20 7946-0958"))
        #expect(person("<@ada>")?.handle?.value == .applicationDefined("@ada"))
    }

    @Test(
        "What is no person is refused",
        arguments: [
            "", "  ", "Ada <>", 1, true, [], .structure([:]), .structure(["name": ""]),
            .structure(["name": 1]), .structure(["handle": [1]]),
            .structure(["nickname": "Ada"]),
            .structure(["name": "Ada", "handle": "a", "handleKind": "pigeon"]),
            .structure(["contact": "1", "identifier": "2"]),
        ] as [ParameterValue])
    func refused(data: ParameterValue) {
        #expect(IntentPerson(parameterValue: data) == nil)
    }

    private static var samples: [IntentPerson] {
        var parts = PersonNameComponents()
        parts.givenName = "Ada"
        parts.familyName = "Lovelace"
        return [
            IntentPerson(handle: .init(phoneNumber: "12", label: .work)),
            IntentPerson(identifier: .unknown, name: .unknown, handle: nil),
            IntentPerson(
                identifier: .applicationDefined("7"), name: .components(parts),
                handle: .init(emailAddress: "not an address", label: .custom("Boat")),
                aliases: [
                    .init(applicationDefined: "@ada", label: "Site"), .init(phoneNumber: "1"),
                ],
                isMe: true, image: .init(systemName: "person")),
            IntentPerson(
                identifier: .contact("c"), name: .displayName("Ada"),
                handle: .init(applicationDefined: "a@b")),
        ]
    }

    @Test("All that the app knows of a person survives as data", arguments: samples)
    func survives(person: IntentPerson) throws {
        #expect(IntentPerson(parameterValue: person._data) == person)
        let data = try JSONEncoder().encode(person._data)
        let again = try JSONDecoder().decode(ParameterValue.self, from: data)
        #expect(IntentPerson(parameterValue: again) == person)
        let encoded = try JSONEncoder().encode(person)
        #expect(try JSONDecoder().decode(IntentPerson.self, from: encoded) == person)
    }

    @Test("A picture in a file does not come in from outside, nor go out")
    func pictures() throws {
        func person(_ image: DisplayRepresentation.Image) throws -> IntentPerson? {
            let bytes = [UInt8](try JSONEncoder().encode(image))
            return IntentPerson(
                parameterValue: .structure(["name": "Ada", "image": .data(bytes)]))
        }
        let near = DisplayRepresentation.Image(url: URL(filePath: "/etc/passwd"))
        #expect(try person(near)?.image == nil)
        let relative = DisplayRepresentation.Image(url: try #require(URL(string: "/etc/passwd")))
        #expect(try person(relative)?.image == nil)
        let far = DisplayRepresentation.Image(
            url: try #require(URL(string: "https://example.com/ada.png")))
        #expect(try person(far)?.image == far)
        let ada = IntentPerson(
            identifier: .unknown, name: .displayName("Ada"), handle: nil, image: near)
        #expect(ada._data == .structure(["name": "Ada"]))
    }

    @Test("A name that a person changed takes the place of its parts")
    func changedName() throws {
        guard case .structure(var fields) = Self.samples[2]._data else { return }
        fields["name"] = "Augusta"
        let person = try #require(IntentPerson(parameterValue: .structure(fields)))
        #expect(person.name == .displayName("Augusta"))
        #expect(person.identifier == .applicationDefined("7"))
    }

    @Test("A parameter that is about an address needs one of its kind")
    func modes() {
        func violation(_ text: String, _ mode: IntentPerson.ParameterMode) -> ValueViolation? {
            let parameter = IntentParameter<IntentPerson>(title: "Guest", mode: mode)
            #expect(parameter.parameterMode == mode)
            return person(text)?._violation(of: parameter.declaration.constraints)
        }
        #expect(violation("Ada", .contact) == nil)
        #expect(violation("Ada", .email) == .handle(.email))
        #expect(violation("Ada <a@b>", .email) == nil)
        #expect(violation("Ada <a@b>", .phone) == .handle(.phone))
        #expect(violation("Ada <123>", .phone) == nil)
        #expect(violation("Ada <a@b>", .emailOrPhone) == nil)
        #expect(violation("<@ada>", .emailOrPhone) == .handle(.emailOrPhone))
    }

    @Test("A person is said by name, or else by address, in the order of the language")
    func display() {
        let german = Locale(identifier: "de")
        let ada = Self.samples[2]._representation(in: Locale(identifier: "hu"))
        #expect(ada.title.text(in: german) == "Lovelace Ada")
        #expect(ada.subtitle?.text(in: german) == "not an address")
        #expect(Self.samples[0].displayText(in: german) == "12")
        #expect(Self.samples[1].displayText(in: Locale(identifier: "fr")) == "Personne")
    }
}
