import AppIntents
import CoreLocation
import Foundation
import GeoToolbox

/// Intents that give back the one value they take.
enum ValueIntents {
    struct Price: AppIntent {
        static let title: LocalizedStringResource = "Price"
        @Parameter(title: "Value", currencyCodes: ["EUR", "USD", "CHF"], inclusiveRange: (0, 100))
        var value: IntentCurrencyAmount

        func perform() async throws -> some ReturnsValue<IntentCurrencyAmount> {
            .result(value: value)
        }
    }

    struct AnyMoney: AppIntent {
        static let title: LocalizedStringResource = "Any Money"
        @Parameter(title: "Value") var value: IntentCurrencyAmount

        func perform() async throws -> some ReturnsValue<IntentCurrencyAmount> {
            .result(value: value)
        }
    }

    struct Guest: AppIntent {
        static let title: LocalizedStringResource = "Guest"
        @Parameter(title: "Value") var value: IntentPerson

        func perform() async throws -> some ReturnsValue<IntentPerson> { .result(value: value) }
    }

    struct Mail: AppIntent {
        static let title: LocalizedStringResource = "Mail"
        @Parameter(title: "Value", mode: .email) var value: IntentPerson

        func perform() async throws -> some ReturnsValue<IntentPerson> { .result(value: value) }
    }

    struct Repeat: AppIntent {
        static let title: LocalizedStringResource = "Repeat"
        @Parameter(title: "Value") var value: Calendar.RecurrenceRule

        func perform() async throws -> some ReturnsValue<Calendar.RecurrenceRule> {
            .result(value: value)
        }
    }

    struct Payment: AppIntent {
        static let title: LocalizedStringResource = "Payment"
        @Parameter(title: "Value") var value: IntentPaymentMethod

        func perform() async throws -> some ReturnsValue<IntentPaymentMethod> {
            .result(value: value)
        }
    }

    struct Styled: AppIntent {
        static let title: LocalizedStringResource = "Styled"
        @Parameter(title: "Value") var value: AttributedString

        func perform() async throws -> some ReturnsValue<AttributedString> { .result(value: value) }
    }

    struct Meet: AppIntent {
        static let title: LocalizedStringResource = "Meet"
        @Parameter(title: "Value") var value: PlaceDescriptor

        func perform() async throws -> some ReturnsValue<PlaceDescriptor> { .result(value: value) }
    }

    struct Visit: AppIntent {
        static let title: LocalizedStringResource = "Visit"
        @Parameter(title: "Value") var value: CLPlacemark

        func perform() async throws -> some ReturnsValue<CLPlacemark> { .result(value: value) }
    }

    @UnionValue
    enum Target: AppUnionValue {
        case link(URL)
        case tool(Tool)
        case count(Int)

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Target"
        static let caseDisplayRepresentations: [Cases: DisplayRepresentation] = [
            .link: "Web Page", .tool: "Tool", .count: "Number of Shots",
        ]
    }

    struct Tool: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tool"
        static let defaultQuery = ToolQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "\(id.capitalized)")
        }
    }

    struct ToolQuery: EntityStringQuery {
        func entities(for identifiers: [String]) async throws -> [Tool] {
            identifiers.filter { $0 == "saw" }.map(Tool.init)
        }
        func entities(matching string: String) async throws -> [Tool] {
            string == "Hand Saw" ? [Tool(id: "saw")] : []
        }
    }

    struct Aim: AppIntent {
        static let title: LocalizedStringResource = "Aim"
        @Parameter(title: "Value") var value: Target

        func perform() async throws -> some ReturnsValue<Target> { .result(value: value) }
    }

    struct Hand: AppIntent {
        static let title: LocalizedStringResource = "Hand"
        @Parameter(title: "Value") var value: Target

        func perform() async throws -> some ReturnsValue<Target> { .result(value: value) }
    }

    static let all: [any AppIntent.Type] = [
        Aim.self, Hand.self,
        Price.self, AnyMoney.self, Guest.self, Mail.self, Repeat.self, Payment.self, Styled.self,
        Meet.self, Visit.self,
    ]
}
