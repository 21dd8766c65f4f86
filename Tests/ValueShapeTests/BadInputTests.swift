import AppIntents
import AppIntentsMetadata
import CoreLocation
import Foundation
import GeoToolbox
import IntentSystem
import IntentTestKit
import Logging
import MCPProtocol
import SurfaceKit
import Testing
import _JSON

@testable import AppIntentsHost
@testable import MCPHost

/// An input that is none, as a page, an assistant or a command line sends it.
struct BadInput: Sendable, CustomTestStringConvertible {
    let intent: String
    /// The value as JSON of the shape, which is also the argument of a tool.
    let json: String
    /// The message beside the field.
    let message: String

    init(_ intent: String, _ json: String, _ message: String) {
        self.intent = intent
        self.json = json
        self.message = message
    }

    var testDescription: String { "\(intent) \(json.prefix(40))" }
}

/// Each shape refuses other values, with a message, and nothing is performed.
@Suite struct BadInputTests {
    static let inputs: [BadInput] =
        BadInput.containers + [
            BadInput("YesNo", #""perhaps""#, "“perhaps” is not yes or no."),
            BadInput("YesNo", "2", "“2” is not yes or no."),
            BadInput("YesNo", #""""#, "A value is needed."),
            BadInput("YesNo", "null", "A value is needed."),
            BadInput("Whole", "6", "Choose a number from -5 to 5."),
            BadInput("Whole", "-9223372036854775808", "Choose a number from -5 to 5."),
            BadInput("Whole", "1.5", "“1.5” is not a whole number."),
            BadInput("Whole", #""1e99""#, "“1e99” is not a whole number."),
            BadInput("Whole", "[1,2]", "A list of 2 is not a whole number."),
            BadInput("Number", "1.01", "Choose a number from 0 to 1."),
            BadInput("Number", "1e300", "Choose a number from 0 to 1."),
            BadInput("Number", #""nan""#, "“nan” is not a number."),
            BadInput("Number", #""inf""#, "“inf” is not a number."),
            BadInput("Number", #"{"number":"infinity"}"#, "“inf” is not a number."),
            BadInput("Number", #"{"number":"nan"}"#, "“nan” is not a number."),
            BadInput("Words", #""""#, "A value is needed."),
            BadInput("Words", "[]", "A list of 0 is not a text."),
            BadInput("Words", "true", "“yes” is not a text."),
            BadInput("Moment", #""2026-02-30T09:30""#, "“2026-02-30T09:30” is not a date."),
            BadInput("Moment", #""2026-13-01""#, "“2026-13-01” is not a date."),
            BadInput("Moment", #""2026-11-21T24:30""#, "“2026-11-21T24:30” is not a date."),
            BadInput("Moment", #""tomorrow""#, "“tomorrow” is not a date."),
            BadInput("Moment", "5", "“5” is not a date."),
            BadInput("Parts", #""2026-02-30""#, "“2026-02-30” is not a date."),
            BadInput("Parts", #""25:00""#, "“25:00” is not a date."),
            BadInput("Parts", #""month=12 month=1""#, "“month=12 month=1” is not a date."),
            BadInput("Time", #""soon""#, "“soon” is not a duration."),
            BadInput("Time", "90", "“90” is not a duration."),
            BadInput(
                "Time", #""PT99999999999999999999S""#,
                "“PT99999999999999999999S” is not a duration."),
            BadInput("Link", #""nowhere""#, "“nowhere” is not a web address."),
            BadInput("Link", "1", "“1” is not a web address."),
            BadInput("Case", #""huge""#, "“huge” is not one of the choices."),
            BadInput("Case", "true", "“yes” is not one of the choices."),
            BadInput("Numbers", "[1,10]", "Choose a number from 0 to 9."),
            BadInput("Numbers", #"[1,"x"]"#, "“x” is not a whole number."),
            BadInput(
                "Length", #"{"value":1,"unit":"kilograms"}"#,
                "“kilograms” is not one of the choices for “Unit”: Centimeters (cm), Feet (ft), Inches (in), Kilometers (km), Meters (m), Miles (mi), Millimeters (mm), Yards (yd)."
            ),
            BadInput(
                "Length", #"{"value":-1,"unit":"meters"}"#, "Choose a number of at least 0 m."),
            BadInput("Length", #"{"unit":"meters"}"#, "A value is needed for “Amount”."),
            BadInput(
                "Length", #""3 kg""#,
                "“kg” is not one of the choices for “Unit”: Centimeters (cm), Feet (ft), Inches (in), Kilometers (km), Meters (m), Miles (mi), Millimeters (mm), Yards (yd)."
            ),
            BadInput(
                "Name", #"{"firstName":"Ada"}"#,
                "A name has no “firstName”; it has givenName, familyName, middleName, nickname, namePrefix, nameSuffix."
            ),
            BadInput("Name", #"{"givenName":""}"#, "Nothing is not a name."),
            BadInput(
                "Tip", #"{"amount":51,"currency":"EUR"}"#, "Choose a number from €0 to €50."),
            BadInput(
                "Tip", #"{"amount":5,"currency":"GBP"}"#,
                "“GBP” is not one of the choices for “Currency”: Euro (EUR), US Dollar (USD)."),
            BadInput(
                "Tip", #""60 JPY""#,
                "“JPY” is not one of the choices for “Currency”: Euro (EUR), US Dollar (USD)."),
            BadInput("Tip", #"{"amount":5}"#, "A value is needed for “Currency”."),
            BadInput(
                "Tip", #"{"amount":{"number":"nan"},"currency":"EUR"}"#,
                "“nan EUR” is not an amount of money."),
            BadInput("Caller", #"{"name":"Ada"}"#, "A phone number is needed."),
            BadInput(
                "Caller", #"{"name":"Ada","handle":"ada@example.com"}"#, "A phone number is needed."
            ),
            BadInput("Caller", #""Ada""#, "A phone number is needed."),
            BadInput(
                "Caller", #"{"email":"a@b"}"#, "A person has no “email”; it has name, handle."),
            BadInput("Party", "[]", "Choose from 2 to 3."),
            BadInput("Party", #"[{"name":"A"}]"#, "Choose from 2 to 3."),
            BadInput(
                "Party", #"[{"name":"A"},{"name":"B"},{"name":"C"},{"name":"D"}]"#,
                "Choose from 2 to 3."),
            BadInput("Again", #"{"interval":2}"#, "A value is needed for “Repeat”."),
            BadInput(
                "Again", #"{"frequency":"never"}"#,
                "“never” is not one of the choices for “Repeat”: Every day, Every week, Every month, Every year, Every hour."
            ),
            BadInput(
                "Again", #"{"frequency":"weekly","weekdays":["mon","blu"]}"#,
                "“blu” is not one of the choices for “Days”: Sunday, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday."
            ),
            BadInput(
                "Again", #"{"frequency":"daily","interval":0}"#,
                "“daily 0” is not a rule of repetition."),
            BadInput(
                "Again", #""FREQ=DAILY;INTERVAL=0""#,
                "“FREQ=DAILY;INTERVAL=0” is not a rule of repetition."),
            BadInput("Pay", #"{"type":"gold"}"#, "“gold” is not one of the choices for “Kind”."),
            BadInput(
                "Pay", #"{"type":"credit","pin":"1234"}"#,
                "A payment method has no “pin”; it has type, name, identificationHint."),
            BadInput("Where", #"{"latitude":91,"longitude":0}"#, "“91 0” is not a place."),
            BadInput("Where", #"{"latitude":5}"#, "“5” is not a place."),
            BadInput(
                "Where", #"{"planet":"Mars"}"#,
                "A place has no “planet”; it has name, address, latitude, longitude."),
            BadInput("Upload", #""/etc/passwd""#, "“/etc/passwd” is not a file of the right kind."),
        ]

    /// The value as a page sends it: of a structure the fields under their name.
    private static func page(_ json: JSONValue) -> String {
        switch json {
        case .object(let object) where object["number"] == nil:
            let fields = object.map { "\"\($0.name)\":\(page($0.value))" }
            return "{\"fields\":{\(fields.joined(separator: ","))}}"
        case .array(let elements): return "[\(elements.map(page).joined(separator: ","))]"
        default: return json.text
        }
    }

    @Test("A page says what is wrong beside the field, and asks on", arguments: inputs)
    func page(_ input: BadInput) async throws {
        let system = TestSystem(intents: BadInputIntents.all)
        let run = try await system.perform(input.intent)
        let question = try #require(run.question)
        let value = Self.page(try JSONValue(parsing: Array(input.json.utf8)))
        let answer = """
            {"type":"answer","question":\(question.id),"values":{"value":\(value)}}
            """
        guard case .action(let action) = try PersonMessage(json: Array(answer.utf8)) else {
            Issue.record("This is no action.")
            return
        }
        try await run.send(action)
        guard case .values(let fields)? = run.question?.kind else {
            Issue.record("It was performed: \(run.dialog?.full ?? "")")
            return
        }
        #expect(fields.map(\.error) == [input.message])
        try await run.cancel()
        try await system.finish()
    }

    private static func service() throws -> IntentService {
        var log = Logger(label: "test")
        log.logLevel = .critical
        return IntentService(
            system: IntentSystem(appName: "Test", catalog: Catalog(intents: BadInputIntents.all)) {
                $0.log = log
            },
            configuration: MCPHostConfiguration(), page: try SnippetPage())
    }

    @Test("A tool refuses, and performs nothing", arguments: inputs)
    func tool(_ input: BadInput) async throws {
        let argument = try JSONValue(parsing: Array(input.json.utf8))
        let outcome = try await Self.service().callTool(
            ToolCall(name: input.intent, arguments: ["value": argument], input: nil),
            RequestContext(revision: .july2026, clientCapabilities: ClientCapabilities()))
        guard case .complete(let result) = outcome,
            case .text(let text)? = result.content.first?.kind
        else {
            Issue.record("\(outcome)")
            return
        }
        // An empty text is a value to a program.
        if input.intent == "Words", input.json == #""""# { return }
        #expect(result.isError)
        #expect(text.contains("Value") && !text.contains("Performed"), "\(text.prefix(200))")
    }

    @Test("A flag is refused with the same message", arguments: inputs)
    func flag(_ input: BadInput) throws {
        let json = try JSONValue(parsing: Array(input.json.utf8))
        // A list is several flags, nothing is no flag, any words are a text, and an entity in a value is
        // looked for only when the intent is performed.
        guard json.array == nil, json != .null, json != "",
            !["Upload", "Words", "Either", "Sky", "Paper"].contains(input.intent)
        else { return }
        let catalog = Catalog(intents: BadInputIntents.all)
        let entry = try #require(catalog.entries.first { $0.identifier == input.intent })
        let metadata = catalog.metadata(of: entry, locale: Locale(identifier: "en"))
        let contents = IntentContents(of: entry.type.init())
        let flags = IntentFlags(
            metadata.parameters, enums: catalog.enums(of: entry, locale: Locale(identifier: "en")),
            types: contents.valueTypes)
        let flag = try #require(flags.flags.first)
        let text = json.string ?? json.text
        #expect(throws: UsageError.self) { try FlagValue.read(text, for: flag) }
    }

    // Not an argument of the table: the testing library writes each down.
    @Test("A text of a megabyte is refused by every type that takes typed text, and quoted in part")
    func longText() async throws {
        let digits = String(repeating: "9", count: 1_000_000)
        let text = ParameterValue.string(digits)
        #expect(Bool(parameterValue: text) == nil)
        #expect(Int(parameterValue: text) == nil)
        #expect(Double(parameterValue: text) == nil)
        #expect(Date(parameterValue: text) == nil)
        #expect(DateComponents(parameterValue: text) == nil)
        #expect(Duration(parameterValue: text) == nil)
        #expect(Measurement<UnitLength>(parameterValue: text) == nil)
        #expect(IntentCurrencyAmount(parameterValue: .string(digits + " EUR")) == nil)
        #expect(IntentPerson(parameterValue: text) == nil)
        #expect(IntentPerson(parameterValue: .structure(["name": text])) == nil)
        #expect(IntentPerson(parameterValue: .structure(["handle": text])) == nil)
        #expect(Calendar.RecurrenceRule(parameterValue: text) == nil)
        #expect(IntentPaymentMethod(parameterValue: .string("credit " + digits)) == nil)
        #expect(PlaceDescriptor(parameterValue: text) == nil)
        #expect(PlaceDescriptor(parameterValue: .structure(["address": text])) == nil)
        #expect(CLPlacemark(parameterValue: text) == nil)

        let system = TestSystem(intents: BadInputIntents.all)
        let run = try await system.perform("Tip", values: ["value": .string(digits + " EUR")])
        guard case .values(let fields)? = run.question?.kind else {
            Issue.record("It was performed.")
            return
        }
        let quoted = String(repeating: "9", count: 64)
        #expect(fields.map(\.error) == ["“\(quoted)…” is not an amount of money."])
        try await run.cancel()
        try await system.finish()
    }

    @Test("An entity that is gone is not found, whoever asks")
    func entity() async throws {
        let system = TestSystem(intents: BadInputIntents.all)
        let run = try await system.perform("Entity", values: ["value": "two"])
        guard case .values(let fields)? = run.question?.kind else {
            Issue.record("It was performed: \(run.dialog?.full ?? "")")
            return
        }
        #expect(fields.map(\.error) == ["No Thing matches “two”."])
        try await run.cancel()
        try await system.finish()
    }
}
