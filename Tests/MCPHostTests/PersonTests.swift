import AppIntents
import IntentSystem
import IntentTestKit
import MCPProtocol
import Testing
import _JSON

@testable import MCPHost

/// Says for whom it works.
struct TellPersonIntent: AppIntent {
    static let title: LocalizedStringResource = "Tell Person"
    @Dependency var person: Person

    func perform() async throws -> some ProvidesDialog {
        .result(dialog: "\(person.id) \(person.groups.sorted().joined(separator: ","))")
    }
}

/// People whom a server names, each with an assistant of their own.
@Suite struct PersonTests {
    private let host: TestHost

    init() throws {
        host = try TestHost(intents: TeaShop.intents + [TellPersonIntent.self])
    }

    private func context(
        of name: String, groups: Set<String> = [], forms: Bool = false, apps: Bool = false
    ) -> RequestContext {
        var context = TestHost.context(forms: forms, apps: apps)
        context.principal = .subject(name)
        context.user = AuthenticatedUser(subject: name, name: name, groups: groups)
        return context
    }

    @Test("An intent reads in whose name its assistant came")
    func person() async throws {
        let ada = context(of: "ada", groups: ["b", "a"])
        #expect(try await host.result("TellPersonIntent", [:], ada).text == "person ada a,b")
        #expect(
            try await host.result("TellPersonIntent", [:], context(of: "bob")).text == "person bob "
        )
        let local = try await host.result("TellPersonIntent").text
        #expect(local.hasPrefix("owner"))
        #expect(context(of: "ada").person.account == .session(SessionID("ada")))
    }

    @Test("An assistant whom no token proves is the owner's, in none of the owner's groups")
    func unproved() async throws {
        var context = TestHost.context()
        context.user = AuthenticatedUser(.owner(in: []))
        #expect(context.person == .owner)
        #expect(try await host.result("TellPersonIntent", [:], context).text == "owner ")
    }

    @Test("A question of one person's assistant can't be answered by another's")
    func questions() async throws {
        let arguments: JSONObject = ["tea": "green"]
        let asked = try await host.call(
            "BrewTeaIntent", arguments, context(of: "ada", forms: true))
        let input = try asked.input.answered(.accept(["tea": "matcha"]))
        let stolen = try await host.call(
            "BrewTeaIntent", arguments, input: input, context(of: "bob", forms: true)
        ).result
        #expect(!stolen.text.contains("Brewed"))
        let own = try await host.call(
            "BrewTeaIntent", arguments, input: input, context(of: "ada", forms: true)
        ).result
        #expect(own.text.hasPrefix("Brewed 2 of Green Matcha."))
    }

    @Test("Who left a group while a question was open is refused when their assistant answers it")
    func leaving() async throws {
        let host = try TestHost(
            intents: TeaShop.intents,
            access: IntentAccess().restricting(BrewTeaIntent.self, to: "brewers"))
        let arguments: JSONObject = ["tea": "green"]
        let asked = try await host.call(
            "BrewTeaIntent", arguments, context(of: "ada", groups: ["brewers"], forms: true))
        let input = try asked.input.answered(.accept(["tea": "matcha"]))
        let refused = try await host.call(
            "BrewTeaIntent", arguments, input: input, context(of: "ada", forms: true)
        ).result
        #expect(refused.text.contains("You may not use “Brew Tea”."))
        #expect(!refused.text.contains("Brewed"))
    }

    @Test("A card of one person's assistant can't be used by another's")
    func cards() async throws {
        let shown = try await host.result("TrayIntent", [:], context(of: "ada", apps: true))
        let document = try #require((shown.meta[CardDocument.name] ?? shown.structured)?.object)
        let handle = try #require(document["handle"]?.string)
        let state = ["handle": JSONValue.string(handle)] as JSONObject
        let stolen = try await host.result("card_state", state, context(of: "bob", apps: true))
        #expect(!stolen.text.contains("tray"))
        let own = try await host.result("card_state", state, context(of: "ada", apps: true))
        #expect(own != stolen)
    }
}
