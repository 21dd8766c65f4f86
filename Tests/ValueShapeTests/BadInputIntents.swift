import AppIntents
import AppIntentsMetadata
import CoreLocation
import Foundation
import GeoToolbox

/// Intents that take one value, each of another shape, and say that they were performed.
enum BadInputIntents {
    enum Cup: String, AppEnum {
        case small, large
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cup"
        static let caseDisplayRepresentations: [Cup: DisplayRepresentation] = [
            .small: "Small", .large: "Large",
        ]
    }

    struct Thing: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Thing"
        static let defaultQuery = ThingQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { "Thing" }
    }

    struct ThingQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Thing] {
            identifiers.filter { $0 == "one" }.map(Thing.init)
        }
    }

    struct YesNo: AppIntent {
        static let title: LocalizedStringResource = "Yes or No"
        @Parameter(title: "Value") var value: Bool
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Performed") }
    }

    struct Whole: AppIntent {
        static let title: LocalizedStringResource = "Whole"
        @Parameter(title: "Value", inclusiveRange: (-5, 5)) var value: Int
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Performed") }
    }

    struct Number: AppIntent {
        static let title: LocalizedStringResource = "Number"
        @Parameter(title: "Value", inclusiveRange: (0, 1)) var value: Double
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Performed") }
    }

    struct Words: AppIntent {
        static let title: LocalizedStringResource = "Words"
        @Parameter(title: "Value") var value: String
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Performed") }
    }

    struct Moment: AppIntent {
        static let title: LocalizedStringResource = "Moment"
        @Parameter(title: "Value") var value: Date
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Performed") }
    }

    struct Parts: AppIntent {
        static let title: LocalizedStringResource = "Parts"
        @Parameter(title: "Value") var value: DateComponents
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Performed") }
    }

    struct Time: AppIntent {
        static let title: LocalizedStringResource = "Time"
        @Parameter(title: "Value") var value: Duration
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Performed") }
    }

    struct Link: AppIntent {
        static let title: LocalizedStringResource = "Link"
        @Parameter(title: "Value") var value: URL
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Performed") }
    }

    struct Case: AppIntent {
        static let title: LocalizedStringResource = "Case"
        @Parameter(title: "Value") var value: Cup
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Performed") }
    }

    struct Entity: AppIntent {
        static let title: LocalizedStringResource = "Entity"
        @Parameter(title: "Value") var value: Thing
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Performed") }
    }

    struct Numbers: AppIntent {
        static let title: LocalizedStringResource = "Numbers"
        @Parameter(title: "Value", inclusiveRange: (0, 9)) var value: [Int]
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Performed") }
    }

    struct Length: AppIntent {
        static let title: LocalizedStringResource = "Length"
        @Parameter(title: "Value", supportsNegativeNumbers: false)
        var value: Measurement<UnitLength>
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Performed") }
    }

    struct Name: AppIntent {
        static let title: LocalizedStringResource = "Name"
        @Parameter(title: "Value") var value: PersonNameComponents
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Performed") }
    }

    struct Upload: AppIntent {
        static let title: LocalizedStringResource = "Upload"
        @Parameter(title: "Value") var value: IntentFile
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Performed") }
    }

    struct Tip: AppIntent {
        static let title: LocalizedStringResource = "Tip"
        @Parameter(title: "Value", currencyCodes: ["EUR", "USD"], inclusiveRange: (0, 50))
        var value: IntentCurrencyAmount
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Performed") }
    }

    struct Caller: AppIntent {
        static let title: LocalizedStringResource = "Caller"
        @Parameter(title: "Value", mode: .phone) var value: IntentPerson
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Performed") }
    }

    struct Party: AppIntent {
        static let title: LocalizedStringResource = "Party"
        @Parameter(title: "Value", size: IntentCollectionSize(min: 2, max: 3))
        var value: [IntentPerson]
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Performed") }
    }

    struct Again: AppIntent {
        static let title: LocalizedStringResource = "Again"
        @Parameter(title: "Value") var value: Calendar.RecurrenceRule
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Performed") }
    }

    struct Pay: AppIntent {
        static let title: LocalizedStringResource = "Pay"
        @Parameter(title: "Value") var value: IntentPaymentMethod
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Performed") }
    }

    struct Where: AppIntent {
        static let title: LocalizedStringResource = "Where"
        @Parameter(title: "Value") var value: PlaceDescriptor
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Performed") }
    }

    static let all: [any AppIntent.Type] =
        containers + [
            YesNo.self, Whole.self, Number.self, Words.self, Moment.self, Parts.self, Time.self,
            Link.self, Case.self, Entity.self, Numbers.self, Length.self, Name.self, Upload.self,
            Tip.self, Caller.self, Party.self, Again.self, Pay.self, Where.self,
        ]
}
