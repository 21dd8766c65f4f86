import AppIntents
import AppIntentsMetadata
import CoreLocation
import Foundation
import IntentSystem
import IntentTestKit
import Logging
import MCPProtocol
import SurfaceKit
import Testing
import UniformTypeIdentifiers
import _JSON

@testable import MCPHost

/// Every option of a parameter, on one intent.
struct OptionsIntent: AppIntent {
    static let title: LocalizedStringResource = "Options"

    @Parameter(
        title: "Code",
        inputOptions: .init(
            keyboardType: .numbersAndPunctuation, capitalizationType: .allCharacters,
            multiline: true, autocorrect: false, smartQuotes: false, smartDashes: true))
    var code: String
    @Parameter(title: "Plain") var plain: String
    @Parameter(title: "Lamp", displayName: .init(true: "On", false: "Off")) var lamp: Bool
    @Parameter(title: "Day", kind: .date) var day: Date
    @Parameter(title: "Clock", kind: .time) var clock: Date
    @Parameter(title: "Level", controlStyle: .slider, inclusiveRange: (0, 1)) var level: Double
    @Parameter(title: "Bowls", controlStyle: .stepper, inclusiveRange: (1, 9)) var bowls: Int
    @Parameter(title: "Width", defaultUnit: .feet, supportsNegativeNumbers: false)
    var width: Measurement<UnitLength>
    @Parameter(title: "Picture", supportedContentTypes: [.image]) var picture: IntentFile
    @Parameter(title: "Tip", currencyCodes: ["CHF"], inclusiveRange: (1, 5))
    var tip: IntentCurrencyAmount
    @Parameter(title: "Caller", mode: .phone) var caller: IntentPerson
    @Parameter(title: "City", displayStyle: .city) var city: CLPlacemark
    @Parameter(title: "Guests", size: 2) var guests: [IntentPerson]

    func perform() async throws -> some IntentResult { .result() }
}

@Suite struct ParameterOptionTests {
    private func fields() async throws -> [String: ParameterMetadata] {
        let system = TestSystem(intents: [OptionsIntent.self])
        let run = try await system.perform("OptionsIntent")
        guard case .values(let fields)? = run.question?.kind else { throw CancellationError() }
        try await run.cancel()
        try await system.finish()
        return Dictionary(uniqueKeysWithValues: fields.map { ($0.parameter.name, $0.parameter) })
    }

    private func parts(_ field: ParameterMetadata?) -> [StructureShape.Field] {
        if case .structure(let structure)? = field?.shape { structure.fields } else { [] }
    }

    @Test("A form has what the author says of each parameter")
    func form() async throws {
        let fields = try await fields()
        #expect(fields["code"]?.isMultiline == true)
        #expect(
            fields["code"]?.textInput
                == .init(
                    keyboard: .punctuation, capitalization: .characters, corrects: false,
                    smartQuotes: false, smartDashes: true))
        #expect(fields["plain"]?.isMultiline == false)
        #expect(fields["plain"]?.textInput == nil)
        #expect(fields["lamp"]?.switchNames == .init(yes: "On", no: "Off"))
        #expect(fields["day"]?.dateKind == .date)
        #expect(fields["clock"]?.dateKind == .time)
        #expect(fields["level"]?.control == .slider)
        #expect(fields["level"]?.upperBound == 1)
        #expect(fields["bowls"]?.control == .stepper)
        #expect(fields["picture"]?.shape == .file(contentTypes: ["image/*"]))
        let width = parts(fields["width"])
        #expect(width.first?.lowerBound == 0)
        #expect(width.last?.defaultValue == "feet")
        let tip = parts(fields["tip"])
        #expect(tip.first?.lowerBound == 1)
        #expect(tip.last?.choices.map(\.value) == ["CHF"])
        #expect(tip.last?.isOptional == true)
        #expect(parts(fields["caller"]).last?.title == "Phone")
        #expect(parts(fields["caller"]).last?.isOptional == false)
        #expect(parts(fields["city"]).first?.name == "locality")
    }

    @Test("An author reads the options again")
    func readAgain() {
        let intent = OptionsIntent()
        #expect(intent.$code.inputOptions?.keyboardType == .numbersAndPunctuation)
        #expect(intent.$plain.inputOptions?.multiline == nil)
        #expect(intent.$lamp.displayName.map { $0.true.text(in: Locale(identifier: "en")) } == "On")
        #expect(intent.$day.dateKind == .date)
        #expect(intent.$clock.dateKind == .time)
        #expect(intent.$level.controlStyle == .slider)
        #expect(intent.$bowls.controlStyle == .stepper)
        #expect(intent.$width.defaultUnit == .feet)
        #expect(intent.$width.supportsNegativeNumbers == false)
        #expect(intent.$tip.currencyCodes == ["CHF"])
        #expect(intent.$caller.parameterMode == .phone)
        #expect(intent.$city.displayStyle == .city)
    }

    @Test("The presentation is written and read with the options")
    func wire() async throws {
        let system = TestSystem(intents: [OptionsIntent.self])
        let run = try await system.perform("OptionsIntent")
        let event = PresentationEvent.state(try #require(run.presentation))
        let json = try JSONEncoder().encode(event)
        let read = try JSONDecoder().decode(PresentationEvent.self, from: json)
        guard case .state(let state) = read, let question = state.card?.question else {
            throw CancellationError()
        }
        #expect(question.fields.count == 13)
        // All that a message says of them.
        let written = try JSONValue(parsing: [UInt8](json))
        let again = try JSONValue(parsing: [UInt8](JSONEncoder().encode(read)))
        #expect(written["card"]?["question"] == again["card"]?["question"])
        try await run.cancel()
        try await system.finish()
    }

    @Test("An assistant learns the words of a switch, how many, and the bounds of an amount")
    func schema() async throws {
        var log = Logger(label: "test")
        log.logLevel = .critical
        let service = IntentService(
            system: IntentSystem(appName: "Test", catalog: Catalog(intents: [OptionsIntent.self])) {
                $0.log = log
            },
            configuration: MCPHostConfiguration(), page: try SnippetPage())
        let context = RequestContext(
            revision: .july2026, clientCapabilities: ClientCapabilities(canElicitForms: true))
        let tool = try #require(try await service.tools(context).elements.first)
        let properties = tool.inputSchema["properties"]
        #expect(properties?["lamp"]?["description"] == "True means “On”, false “Off”.")
        #expect(properties?["guests"]?["minItems"] == 2)
        #expect(properties?["guests"]?["maxItems"] == 2)
        let amount = properties?["tip"]?["properties"]?["amount"]
        #expect(amount?["minimum"] == 1)
        #expect(amount?["maximum"] == 5)
        #expect(properties?["tip"]?["required"] == ["amount"])
        #expect(properties?["caller"]?["required"] == ["handle"])

        let call = ToolCall(name: "OptionsIntent", arguments: [:], input: nil)
        guard case .inputRequired(let input) = try await service.callTool(call, context),
            case .form(let form)? = input.requests.first?.request
        else {
            Issue.record("There was no form.")
            return
        }
        #expect(form.fields.first { $0.name == "lamp" }?.description == "✓ On, ✗ Off")
    }
}
