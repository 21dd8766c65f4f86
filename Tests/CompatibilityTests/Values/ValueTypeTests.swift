import AppIntents
import Foundation
import Testing

/// Every type that a parameter and a property can have, declared as authors declare them.
struct ValueTypeTests {
    @Test("A parameter of a measurement knows its unit")
    func units() {
        let intent = MeasureIntent()
        #expect(intent.length == Measurement(value: 5, unit: .meters))
        #expect(intent.$length.defaultUnit == .meters)
        #expect(intent.$length.unitAdjustForLocale == true)
        #expect(intent.$length.supportsNegativeNumbers == false)
        #expect(intent.$length.unit == nil)
        #expect(intent.$distance.unit == .kilometers)
        #expect(intent.$distance.unitAdjustForLocale == false)
        #expect(intent.$distance.supportsNegativeNumbers == true)
        #expect(intent.distance == nil)
        let unit: IntentParameter<Measurement<UnitLength>>.Length = .miles
        #expect(IntentParameter<Measurement<UnitLength>>.Length.allCases.contains(unit))
    }

    @Test("A length of time and a name have defaults like any other value")
    func defaults() {
        let intent = MeasureIntent()
        #expect(intent.time == .seconds(90))
        #expect(intent.pause == nil)
        intent.names = [PersonNameComponents()]
        #expect(intent.names.count == 1)
    }

    @Test("A property holds what a parameter can be")
    func properties() {
        let trip = Trip()
        trip.length = Measurement(value: 3, unit: .miles)
        trip.leader = PersonNameComponents()
        trip.stops = [.seconds(60)]
        #expect(trip.length.unit == .miles)
        #expect(trip.weight == nil)
    }
}

private struct MeasureIntent: AppIntent {
    static let title: LocalizedStringResource = "Measure"

    @Parameter(
        title: "Length", description: "From end to end.", defaultValue: 5, defaultUnit: .meters,
        defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false,
        requestValueDialog: "How long is it?", inputConnectionBehavior: .default)
    var length: Measurement<UnitLength>

    @Parameter(title: "Distance", unit: .kilometers)
    var distance: Measurement<UnitLength>?

    @Parameter(defaultUnit: .celsius) var warmth: Measurement<UnitTemperature>
    @Parameter(title: "Choice", optionsProvider: Lengths()) var choice: Measurement<UnitLength>
    @Parameter(title: "Volumes") var volumes: [Measurement<UnitVolume>]
    @Parameter var speed: Measurement<UnitSpeed>

    @Parameter(title: "Time", default: .seconds(90), defaultUnit: .minutes)
    var time: Duration
    @Parameter(title: "Pause") var pause: Duration?
    @Parameter var pauses: [Duration]

    @Parameter(title: "Name", requestValueDialog: "Whose is it?")
    var name: PersonNameComponents
    @Parameter var names: [PersonNameComponents]
    @Parameter(title: "Nobody") var nobody: PersonNameComponents?

    @Parameter(title: "Whole") var whole: Int
    @Parameter(title: "Wholes") var wholes: [Int]?
    @Parameter var number: Double
    @Parameter(title: "Flag") var flag: Bool
    @Parameter(title: "Text", default: "a") var text: String
    @Parameter(title: "Texts") var texts: [String]
    @Parameter(title: "Moment") var moment: Date
    @Parameter(title: "Day", kind: .date) var day: DateComponents?
    @Parameter(title: "Address") var address: URL

    func perform() async throws -> some IntentResult & ReturnsValue<Measurement<UnitLength>> {
        .result(value: length)
    }
}

private struct Lengths: DynamicOptionsProvider {
    func results() async throws -> [Measurement<UnitLength>] {
        [Measurement(value: 1, unit: .meters), Measurement(value: 2, unit: .meters)]
    }
}

private struct Trip: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trip"
    static let defaultQuery = TripQuery()

    let id = "trip"

    @Property(title: "Length") var length: Measurement<UnitLength>
    @Property(title: "Weight") var weight: Measurement<UnitMass>?
    @Property(title: "Leader") var leader: PersonNameComponents
    @Property(title: "Stops") var stops: [Duration]
    @Property var start: Date?

    var displayRepresentation: DisplayRepresentation { "Trip" }
}

private struct TripQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Trip] { [] }
}
