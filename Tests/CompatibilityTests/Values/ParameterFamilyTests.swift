import AppIntents
import Foundation
import Testing
import UniformTypeIdentifiers

/// The initializers of @Parameter, type by type, as authors write them.
struct ParameterFamilyTests {
    @Test("A parameter tells the options that it was declared with")
    func options() {
        let intent = FamilyIntent()
        #expect(intent.$whole.controlStyle == .field)
        #expect(intent.$wholes.controlStyle == .stepper)
        #expect(intent.$number.controlStyle == .slider)
        #expect(intent.$number.defaultValue == 1.5)
        #expect(intent.$day.dateKind == .date)
        #expect(intent.$parts.dateKind == .time)
        #expect(intent.$flag.displayName.map { String(localized: $0.true) } == "On")
        #expect(intent.$text.inputOptions?.multiline == true)
        #expect(intent.$text.inputOptions?.keyboardType == .numberPad)
        #expect(intent.$other.inputOptions == nil)
        #expect(intent.$speed.unit == .kilometersPerHour)
        #expect(intent.$angles.defaultUnit == .degrees)
    }

    @Test("A parameter has its default whatever else is declared with it")
    func defaults() {
        let intent = FamilyIntent()
        #expect(intent.whole == 3)
        #expect(intent.wholes == [1, 2])
        #expect(intent.flag == true)
        #expect(intent.kind == .large)
        #expect(intent.speed == Measurement(value: 50, unit: .kilometersPerHour))
        #expect(intent.others.map(\.id) == ["a", "b"])
        #expect(intent.other == nil)
        #expect(intent.addresses == nil)
    }

    @Test("Types have the conversions of their own, each once and in the same order")
    func ownConversions() {
        #expect(Array(Int.defaultResolverSpecification).count == 2)
        #expect(Array(Double.defaultResolverSpecification).count == 3)
        #expect(Int.defaultResolverSpecification == Int.defaultResolverSpecification)
        #expect(Array(Optional<Bool>.defaultResolverSpecification).count == 1)
        #expect(Array([Int].defaultResolverSpecification).isEmpty)
        #expect(Array(Date.defaultResolverSpecification).isEmpty)
    }
}

struct FamilyIntent: AppIntent {
    static let title: LocalizedStringResource = "Family"

    @Parameter(
        title: "Whole", description: "From one to nine.", default: 3, controlStyle: .field,
        inclusiveRange: (1, 9), requestValueDialog: "How many?",
        inputConnectionBehavior: .never)
    var whole: Int
    @Parameter(default: [1, 2]) var wholes: [Int]
    @Parameter(
        title: "Number", default: 1.5, controlStyle: .slider, inclusiveRange: (0.5, 2.5),
        resolvers: { HalfResolver() })
    var number: Double
    @Parameter(title: "Picked", controlStyle: .stepper, optionsProvider: Numbers())
    var picked: Int
    @Parameter(
        title: "Both", optionsProvider: Numbers(),
        resolvers: {
            IntFromStringResolver(radix: 16)
            IntFromDoubleResolver(roundingRule: .up)
        })
    var both: Int?
    @Parameter(title: "Day", kind: .date) var day: Date
    @Parameter(title: "Moment", optionsProvider: Moments()) var moment: Date?
    @Parameter(kind: .time, requestValueDialog: "When?") var parts: DateComponents?
    @Parameter(
        title: "Flag", default: true,
        displayName: Bool.IntentDisplayName(true: "On", false: "Off"))
    var flag: Bool
    @Parameter(
        title: "Text",
        inputOptions: String.IntentInputOptions(keyboardType: .numberPad, multiline: true))
    var text: String
    @Parameter(resolvers: { StringFromFlag() }) var other: String?
    @Parameter(title: "Speed", defaultValue: 50, unit: .kilometersPerHour)
    var speed: Measurement<UnitSpeed>
    @Parameter(
        title: "Angles", defaultUnit: .degrees, supportsNegativeNumbers: false,
        resolvers: { AnglesFromNumber() })
    var angles: [Measurement<UnitAngle>]
    @Parameter(title: "Time", default: .seconds(90), defaultUnit: .minutes) var time: Duration
    @Parameter(title: "Addresses") var addresses: [URL]?
    @Parameter(title: "Address", resolvers: { AddressFromText() }) var address: URL
    @Parameter(title: "File", supportedContentTypes: [.png, .jpeg]) var file: IntentFile
    @Parameter(title: "Kind", default: .large, supportedValues: [.small, .large]) var kind: Kind
    @Parameter(
        title: "Kinds", requestDisambiguationDialog: "Which kind?", supportedValues: [.small],
        optionsProvider: Kinds())
    var kinds: [Kind]?
    @Parameter(title: "Thing", query: ThingQuery()) var thing: Thing
    @Parameter(title: "Some", resolvers: { ThingFromText() }) var some: Thing?
    @Parameter(title: "Pair", size: 2) var pair: [Thing]
    @Parameter(
        title: "Others", default: [Thing(id: "a"), Thing(id: "b")],
        size: IntentCollectionSize(min: 1, max: 3), query: ThingQuery())
    var others: [Thing]
    @Parameter(title: "Name", optionsProvider: People()) var name: PersonNameComponents

    func perform() async throws -> some IntentResult { .result() }

    enum Kind: String, AppEnum {
        case small, medium, large
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
        static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = [
            .small: "Small", .medium: "Medium", .large: "Large",
        ]
    }

    struct Thing: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Thing"
        static let defaultQuery = ThingQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    struct ThingQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Thing] {
            identifiers.map(Thing.init)
        }
    }

    struct Numbers: DynamicOptionsProvider {
        func results() async throws -> [Int] { [1, 2] }
    }

    struct Moments: DynamicOptionsProvider {
        func results() async throws -> [Date] { [.distantPast] }
    }

    struct Kinds: DynamicOptionsProvider {
        func results() async throws -> [Kind] { Kind.allCases }
    }

    struct People: DynamicOptionsProvider {
        func results() async throws -> [PersonNameComponents] { [] }
    }

    struct HalfResolver: RangeCheckingResolver {
        func resolve(from input: String, context: Context<Double>) async throws -> Double? {
            guard input == "half" else { return nil }
            try checkParameterRangeContains(value: 0.5, context: context)
            return 0.5
        }
    }

    struct StringFromFlag: Resolver {
        func resolve(from input: Bool, context: Context<String>) async throws -> String? {
            input ? String(localized: context.title) : nil
        }
    }

    struct AnglesFromNumber: Resolver {
        func resolve(
            from input: Double, context: Context<[Measurement<UnitAngle>]>
        ) async throws -> [Measurement<UnitAngle>]? {
            [Measurement(value: input, unit: .degrees)]
        }
    }

    struct AddressFromText: Resolver {
        typealias Input = String
        typealias Output = URL

        func resolve(from input: String, context: Context<URL>) async throws -> URL? {
            URL(string: "https://\(input)")
        }
    }

    struct ThingFromText: Resolver {
        func resolve(from input: String, context: Context<Thing>) async throws -> Thing? {
            Thing(id: input)
        }
    }
}
