import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import IntentTestKit
import Logging
import MCPProtocol
import SurfaceKit
import Testing
import _JSON

@testable import AppIntentsHost
@testable import MCPHost

/// One value on every surface: its input there, and the result.
struct ValueSample: Sendable, CustomTestStringConvertible {
    let intent: String
    /// The answer of a page's form, as JSON.
    let page: String
    /// The argument of a tool.
    let argument: JSONValue
    /// The answers to the fields of a client's form, by their names without the parameter's.
    let form: JSONObject
    /// The words of a command line.
    let words: String
    /// The value that all of them mean.
    let data: ParameterValue
    /// The words that a person reads.
    let said: String
    /// The value as the result of a tool.
    let result: JSONValue

    var testDescription: String { intent }
}

@Suite struct EverySurfaceTests {
    static let samples = [
        ValueSample(
            intent: "Price", page: #"{"fields":{"amount":12.5,"currency":"EUR"}}"#,
            argument: ["amount": 12.5, "currency": "EUR"],
            form: ["amount": 12.5, "currency": "EUR"], words: "12.50 EUR",
            data: .structure(["amount": 12.5, "currency": "EUR"]), said: "€12.50",
            result: ["amount": 12.5, "currency": "EUR"]),
        ValueSample(
            intent: "AnyMoney", page: #"{"fields":{"amount":3,"currency":"JPY"}}"#,
            argument: ["amount": 3, "currency": "JPY"], form: ["amount": 3, "currency": "JPY"],
            words: "JPY 3", data: .structure(["amount": 3, "currency": "JPY"]), said: "¥3",
            result: ["amount": 3, "currency": "JPY"]),
        ValueSample(
            intent: "Guest", page: #"{"fields":{"name":"Ada","handle":"ada@example.com"}}"#,
            argument: ["name": "Ada", "handle": "ada@example.com"],
            form: ["name": "Ada", "handle": "ada@example.com"], words: "Ada <ada@example.com>",
            data: .structure(["name": "Ada", "handle": "ada@example.com"]), said: "Ada",
            result: ["name": "Ada", "handle": "ada@example.com"]),
        ValueSample(
            intent: "Mail", page: #"{"fields":{"handle":"ada@example.com"}}"#,
            argument: ["handle": "ada@example.com"], form: ["handle": "ada@example.com"],
            words: "ada@example.com", data: .structure(["handle": "ada@example.com"]),
            said: "ada@example.com", result: ["handle": "ada@example.com"]),
        ValueSample(
            intent: "Repeat",
            page: #"{"fields":{"frequency":"weekly","interval":2,"weekdays":["mon","fri"]}}"#,
            argument: ["frequency": "weekly", "interval": 2, "weekdays": ["mon", "fri"]],
            form: ["frequency": "weekly", "interval": 2, "weekdays": ["mon", "fri"]],
            words: "every 2 weeks on Monday and Friday",
            data: .structure([
                "frequency": "weekly", "interval": 2, "weekdays": ["mon", "fri"],
            ]), said: "Every 2 weeks on Monday and Friday",
            result: ["frequency": "weekly", "interval": 2, "weekdays": ["mon", "fri"]]),
        ValueSample(
            intent: "Payment", page: #"{"fields":{"type":"credit","name":"Visa"}}"#,
            argument: ["type": "credit", "name": "Visa"], form: ["type": "credit", "name": "Visa"],
            words: "credit Visa", data: .structure(["type": "credit", "name": "Visa"]),
            said: "Visa", result: ["type": "credit", "name": "Visa"]),
        ValueSample(
            intent: "Styled", page: #""Hello""#, argument: "Hello", form: ["": "Hello"],
            words: "Hello", data: "Hello", said: "Hello", result: "Hello"),
        ValueSample(
            intent: "Meet", page: #"{"fields":{"latitude":48.5,"longitude":2.5}}"#,
            argument: ["latitude": 48.5, "longitude": 2.5],
            form: ["latitude": 48.5, "longitude": 2.5], words: "48.5, 2.5",
            data: .structure(["latitude": 48.5, "longitude": 2.5]), said: "48.5° 2.5°",
            result: ["latitude": 48.5, "longitude": 2.5]),
        ValueSample(
            intent: "Visit", page: #"{"fields":{"name":"Tower"}}"#, argument: ["name": "Tower"],
            form: ["name": "Tower"], words: "Tower", data: .structure(["name": "Tower"]),
            said: "Tower", result: ["name": "Tower"]),
        ValueSample(
            intent: "Aim", page: #"{"fields":{"type":"count","value":7}}"#,
            argument: ["type": "count", "value": 7], form: ["": "7"], words: "7",
            data: .structure(["type": "count", "value": 7]), said: "7",
            result: ["type": "count", "value": 7]),
        ValueSample(
            intent: "Hand", page: #"{"fields":{"type":"tool","value":"saw"}}"#,
            argument: ["type": "tool", "value": "saw"], form: ["": "Hand Saw"], words: "Hand Saw",
            data: .structure(["type": "tool", "value": .entity(type: "Tool", id: "saw")]),
            said: "Saw", result: ["type": "tool", "value": "saw"]),
    ]

    // MARK: - The page

    @Test("A page asks for the value in a form and gets it back", arguments: samples)
    func page(_ sample: ValueSample) async throws {
        let system = TestSystem(intents: ValueIntents.all)
        let run = try await system.perform(sample.intent)
        let question = try #require(run.question)
        let answer = """
            {"type":"answer","question":\(question.id),"values":{"value":\(sample.page)}}
            """
        guard case .action(let action) = try PersonMessage(json: Array(answer.utf8)) else {
            Issue.record("This is no action.")
            return
        }
        try await run.send(action)
        #expect(run.question == nil)
        #expect(run.card?.value?.data == sample.data)
        #expect(run.card?.value?.title == sample.said)
        try await system.finish()
    }

    // MARK: - An assistant

    private static func service() throws -> IntentService {
        var log = Logger(label: "test")
        log.logLevel = .critical
        return IntentService(
            system: IntentSystem(appName: "Test", catalog: Catalog(intents: ValueIntents.all)) {
                $0.log = log
            },
            configuration: MCPHostConfiguration(), page: try SnippetPage())
    }

    private static let context = RequestContext(
        revision: .july2026, clientCapabilities: ClientCapabilities(canElicitForms: true))

    private static func result(
        _ call: ToolCall, with service: IntentService
    ) async throws -> JSONValue? {
        guard case .complete(let result) = try await service.callTool(call, context) else {
            return nil
        }
        return result.structured?["value"]
    }

    @Test("A tool takes the value, as an object and as words, and gives it", arguments: samples)
    func tool(_ sample: ValueSample) async throws {
        let service = try Self.service()
        for argument in [sample.argument, .string(sample.words)] {
            let call = ToolCall(name: sample.intent, arguments: ["value": argument], input: nil)
            #expect(try await Self.result(call, with: service) == sample.result)
        }
    }

    @Test(
        "A client's form has a field for each part, and its answer is the value", arguments: samples
    )
    func elicitation(_ sample: ValueSample) async throws {
        let service = try Self.service()
        let call = ToolCall(name: sample.intent, arguments: [:], input: nil)
        guard case .inputRequired(let input) = try await service.callTool(call, Self.context),
            let request = input.requests.first, case .form(let form) = request.request
        else {
            Issue.record("There was no form.")
            return
        }
        var content = JSONObject()
        for member in sample.form {
            let name = member.name.isEmpty ? "value" : "value_\(member.name)"
            #expect(form.fields.contains { $0.name == name }, "\(name)")
            content[name] = member.value
        }
        let answer = ReceivedInput(
            responses: [request.key: .elicitation(.accept(content))], state: input.state)
        let again = ToolCall(name: sample.intent, arguments: [:], input: answer)
        #expect(try await Self.result(again, with: service) == sample.result)
    }

    // MARK: - A command line

    @Test("A flag takes the value in words and as an object", arguments: samples)
    func flag(_ sample: ValueSample) async throws {
        let system = TestSystem(intents: ValueIntents.all)
        let catalog = Catalog(intents: ValueIntents.all)
        let entry = try #require(catalog.entries.first { $0.identifier == sample.intent })
        let intent = catalog.metadata(of: entry, locale: Locale(identifier: "en"))
        let contents = IntentContents(of: entry.type.init())
        let flags = IntentFlags(intent.parameters, enums: [], types: contents.valueTypes)
        let flag = try #require(flags.flags.first)
        var texts = [sample.words]
        if sample.argument.object != nil { texts.append(sample.argument.text) }
        for text in texts {
            let value = try FlagValue.read(text, for: flag)
            let run = try await system.perform(sample.intent, values: ["value": value])
            #expect(run.card?.value?.data == sample.data, "\(text)")
        }
        try await system.finish()
    }
}
