import AppIntents
import AppIntentsMetadata
import GeoToolbox
import IntentTestKit
import Synchronization
import Testing

@testable import IntentSystem

/// Persons and places in sentences that only an options provider of the app lists.
struct ProvidedPersonTests {
    private static let contacts = Mutex<[String: [String]]>([:])
    /// The persons whose contacts can't be read.
    private static let failing = Mutex<Set<String>>([])
    /// The persons who asked for contacts.
    private static let asking = Mutex<Set<String>>([])

    struct Contacts: DynamicOptionsProvider {
        @Dependency var person: Person

        func results() async throws -> [IntentPerson] {
            let asked = person.name ?? ""
            asking.withLock { _ = $0.insert(asked) }
            if failing.withLock({ $0.contains(asked) }) { throw Refusing.Refusal() }
            let names = contacts.withLock { $0[person.name ?? ""] }
            return (names ?? ["Ada Lovelace", "Ben Lind", "Cara Lind"]).map { name in
                IntentPerson(
                    identifier: .applicationDefined(name), name: .displayName(name),
                    handle: .init(emailAddress: "\(name.count)@example.com"))
            }
        }
    }

    struct Sites: DynamicOptionsProvider {
        func results() async throws -> [PlaceDescriptor] {
            [PlaceDescriptor(representations: [.address("1 Quay Street")], commonName: "Harbor")]
        }
    }

    struct Refusing: DynamicOptionsProvider {
        struct Refusal: Error {}
        func results() async throws -> [IntentPerson] { throw Refusal() }
    }

    struct SendReport: AppIntent {
        static let title: LocalizedStringResource = "Send Report"
        static var parameterSummary: some ParameterSummary { Summary("Send report to \(\.$to)") }
        @Parameter(title: "To", optionsProvider: Contacts()) var to: IntentPerson
        func perform() async throws -> some ProvidesDialog {
            .result(
                dialog:
                    "\(to.displayRepresentation.title), \(to.handle == nil ? "unknown" : "known")")
        }
    }

    struct CallSomebody: AppIntent {
        static let title: LocalizedStringResource = "Call Somebody"
        static var parameterSummary: some ParameterSummary { Summary("Call \(\.$person)") }
        @Parameter(title: "Person", optionsProvider: Refusing()) var person: IntentPerson
        func perform() async throws -> some IntentResult { .result() }
    }

    struct OrderRide: AppIntent {
        static let title: LocalizedStringResource = "Order Ride"
        static var parameterSummary: some ParameterSummary { Summary("Order ride to \(\.$end)") }
        @Parameter(title: "End", optionsProvider: Sites()) var end: PlaceDescriptor
        func perform() async throws -> some IntentResult { .result() }
    }

    struct GetWeather: AppIntent {
        static let title: LocalizedStringResource = "Get Weather"
        func perform() async throws -> some IntentResult { .result() }
    }

    struct SendMoney: AppIntent {
        static let title: LocalizedStringResource = "Send Money"
        static var parameterSummary: some ParameterSummary {
            Summary("Send money from \(\.$from) to \(\.$to)")
        }
        @Parameter(title: "From", optionsProvider: Contacts()) var from: IntentPerson
        @Parameter(title: "To", optionsProvider: Contacts()) var to: IntentPerson
        func perform() async throws -> some ProvidesDialog {
            .result(
                dialog: "\(from.displayRepresentation.title) to \(to.displayRepresentation.title)"
            )
        }
    }

    struct InviteFriends: AppIntent {
        static let title: LocalizedStringResource = "Invite Friends"
        static var parameterSummary: some ParameterSummary { Summary("Invite \(\.$friends)") }
        @Parameter(title: "Friends", optionsProvider: Contacts()) var friends: [IntentPerson]
        func perform() async throws -> some IntentResult { .result() }
    }

    struct PayBill: AppIntent {
        static let title: LocalizedStringResource = "Pay Bill"
        static var parameterSummary: some ParameterSummary { Summary("Pay bill of \(\.$payee)") }
        @Parameter(title: "Payee", optionsProvider: Contacts()) var payee: IntentPerson?
        func perform() async throws -> some IntentResult { .result() }
    }

    struct LateContacts: DynamicOptionsProvider {
        static let answering = AsyncStream<Never>.makeStream()

        func results() async throws -> [IntentPerson] {
            for await _ in Self.answering.stream {}
            return []
        }
    }

    struct SendFlowers: AppIntent {
        static let title: LocalizedStringResource = "Send Flowers"
        static var parameterSummary: some ParameterSummary { Summary("Send flowers to \(\.$to)") }
        @Parameter(title: "To", optionsProvider: LateContacts()) var to: IntentPerson
        func perform() async throws -> some IntentResult { .result() }
    }

    private let system = TestSystem(
        intents: [SendReport.self, CallSomebody.self, OrderRide.self, GetWeather.self])

    private func titles(_ sentence: String, for person: Person) async -> [String] {
        await system.system.renewOffers(language: "en", for: person)
        return system.system.understandings(of: sentence, language: "en", for: person).first?
            .slots.map(\.title) ?? []
    }

    @Test(
        "A person whom only a provider lists is known by a part of the name, with everything that is known"
    )
    func person() async throws {
        let run = try await system.say("send report to ada")
        #expect(run.understanding?.slots.map(\.title) == ["Ada Lovelace"])
        #expect(run.dialog?.full == "Ada Lovelace, known")
        #expect(try await system.say("send report to Zoe").dialog?.full == "Zoe, unknown")
        let found = await system.understandings(of: "send report to lind")
        #expect(found.map { $0.slots.map(\.title) } == [["Ben Lind"], ["Cara Lind"]])
        #expect(found.allSatisfy { !$0.isSure })
        let asked = try await system.say("send report to lind")
        #expect(asked.understanding?.missing == ["to"])
        #expect(try await asked.hear("Cara").title == "Cara Lind")
        #expect(asked.dialog?.full == "Cara Lind, known")
        try await system.finish()
    }

    @Test("Of two names that each name several, the run asks about both")
    func severalTwice() async throws {
        let system = TestSystem(intents: [SendMoney.self])
        let run = try await system.say("send money from lind to lind")
        #expect(run.understanding?.missing == ["from", "to"])
        #expect(run.understanding?.values == [:])
        #expect(try await run.hear("Cara").title == "Cara Lind")
        #expect(try await run.hear("Ben").title == "Ben Lind")
        #expect(run.dialog?.full == "Cara Lind to Ben Lind")
        let half = try await system.say("send money from ada to lind")
        #expect(half.understanding?.slots.map(\.title) == ["Ada Lovelace"])
        #expect(half.understanding?.missing == ["to"])
        #expect(try await half.hear("Ben").title == "Ben Lind")
        #expect(half.dialog?.full == "Ada Lovelace to Ben Lind")
        try await system.finish()
    }

    @Test(
        "Several persons of one name leave a list out, so that the run asks for it",
        arguments: ["invite lind", "invite ada and lind"])
    func severalInList(_ sentence: String) async throws {
        let system = TestSystem(intents: [InviteFriends.self])
        let found = await system.understandings(of: sentence)
        #expect(found.count == 2 && found.allSatisfy { !$0.isSure })
        let begun = try #require(found.beginning(sentence))
        #expect(begun.slots.isEmpty && begun.values.isEmpty)
        #expect(begun.missing == ["friends"])
    }

    @Test("Several persons of one name for an optional parameter begin nothing")
    func severalForOptional() async throws {
        let system = TestSystem(intents: [PayBill.self])
        let found = await system.understandings(of: "pay bill of lind")
        #expect(found.map { $0.slots.map(\.title) } == [["Ben Lind"], ["Cara Lind"]])
        #expect(found.beginning("pay bill of lind") == nil)
    }

    @Test("A place that only a provider lists is known by its name")
    func place() async throws {
        let found = try #require(await system.understandings(of: "order ride to the harbor").first)
        #expect(found.isSure)
        #expect(found.slots.map(\.title) == ["Harbor"])
        guard case .structure(let fields)? = found.values["end"] else {
            Issue.record("\(found.values)")
            return
        }
        #expect(fields["address"] == "1 Quay Street")
    }

    @Test("Whom a provider lists for one person is unknown to another")
    func others() async throws {
        let ada = Person.session(.random(), name: "provided-ada")
        let bob = Person.session(.random(), name: "provided-bob")
        Self.contacts.withLock {
            $0["provided-ada"] = ["Grace Hopper"]
            $0["provided-bob"] = ["Grace Kelly"]
        }
        #expect(await titles("send report to grace", for: ada) == ["Grace Hopper"])
        #expect(await titles("send report to grace", for: bob) == ["Grace Kelly"])
        #expect(await titles("send report to ada", for: bob) == ["ada"])
    }

    @Test("A provider is asked again after a while, and not at each word that a person types")
    func renewed() async throws {
        let person = Person.session(.random(), name: "provided-cleo")
        Self.contacts.withLock { $0["provided-cleo"] = ["Dora"] }
        #expect(await titles("send report to edda", for: person) == ["edda"])
        Self.contacts.withLock { $0["provided-cleo"] = ["Dora", "Edda Strand"] }
        #expect(await titles("send report to edda", for: person) == ["edda"])
        system.clock.advance(by: .seconds(61))
        #expect(await titles("send report to edda", for: person) == ["Edda Strand"])
    }

    @Test("An unknown name behind the verb that means another thing is not performed")
    func isUnsure() async throws {
        let found = await system.understandings(of: "call the weather")
        #expect(found.first?.intent == "CallSomebody" && found.first?.isSure == false)
        #expect(found.beginning("call the weather") == nil)
    }

    @Test("A new name is not sure before the provider has answered, or if it has only failed")
    func isAwaited() async throws {
        let person = Person.session(.random(), name: "provided-fay")
        func isSure(_ sentence: String) -> Bool? {
            system.system.understandings(of: sentence, language: "en", for: person).first?.isSure
        }
        #expect(isSure("send report to Zoe") == false)
        await system.system.renewOffers(language: "en", for: person)
        #expect(isSure("send report to Zoe") == true)
        #expect(isSure("call Zoe") == false)
    }

    @Test(
        "Asked within a time, an app says what it understands before a late provider answers",
        .timeLimit(.minutes(1)))
    func isLate() async {
        let system = IntentSystem(
            appName: "Late", catalog: Catalog(intents: [SendFlowers.self])
        ) { $0.limits.providerDuration = .seconds(3600) }
        let found = await system.understandings(
            of: "send flowers to Zoe", language: "en", for: .owner, waitingAtMost: .milliseconds(1))
        #expect(found.first?.slots.map(\.title) == ["Zoe"])
        #expect(found.first?.isSure == false)
        LateContacts.answering.continuation.finish()
    }

    @Test("The last names of a provider that fails stay known")
    func keepsNames() async throws {
        let person = Person.session(.random(), name: "provided-gus")
        Self.contacts.withLock { $0["provided-gus"] = ["Dora Lind"] }
        #expect(await titles("send report to dora", for: person) == ["Dora Lind"])
        Self.failing.withLock { _ = $0.insert("provided-gus") }
        system.clock.advance(by: .seconds(61))
        #expect(await titles("send report to dora", for: person) == ["Dora Lind"])
        Self.failing.withLock { _ = $0.remove("provided-gus") }
        Self.contacts.withLock { $0["provided-gus"] = [] }
        system.clock.advance(by: .seconds(61))
        #expect(await titles("send report to dora", for: person) == ["dora"])
    }

    @Test("No provider of an intent is asked for a person who may not perform it")
    func access() async throws {
        let system = TestSystem(
            intents: [SendReport.self],
            access: IntentAccess().restricting(SendReport.self, to: "editors"))
        let guest = Person.session(.random(), name: "provided-hal")
        let editor = Person.session(.random(), name: "provided-ida", groups: ["editors"])
        for person in [guest, editor] {
            await system.system.renewOffers(language: "en", for: person)
        }
        let asked = Self.asking.withLock { $0 }
        #expect(asked.contains("provided-ida") && !asked.contains("provided-hal"))
    }
}
