import AppIntents

/// Intents whose parameters are offered as a whole.
enum WholeForm {
    enum Bowl: String, AppEnum {
        case small, large
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bowl"
        static let caseDisplayRepresentations: [Bowl: DisplayRepresentation] = [
            .small: "Small", .large: "Large",
        ]
    }

    /// A sentence that depends on a value, with parameters in it, below it, and nowhere.
    struct Order: AppIntent {
        static let title: LocalizedStringResource = "Order"

        @Parameter(title: "Soup", requestValueDialog: "Which soup?") var soup: String
        @Parameter(title: "Delivery", default: false) var delivery: Bool
        @Parameter(title: "Address") var address: String?
        @Parameter(title: "Bowl", default: .small) var bowl: Bowl
        @Parameter(title: "Count") var count: Int?
        @Parameter(title: "Note") var note: String?

        static var parameterSummary: some ParameterSummary {
            When(\.$delivery, .equalTo, true) {
                Summary("Deliver \(\.$soup) to \(\.$address): \(\.$delivery)") { \.$count }
            } otherwise: {
                Summary("Order \(\.$soup) in a \(\.$bowl), delivered: \(\.$delivery)") { \.$count }
            }
        }

        func perform() async throws -> some ProvidesDialog {
            let words = [
                soup, delivery ? "delivered" : "here", address ?? "–", bowl.rawValue,
                count.map { "\($0)" } ?? "–", note ?? "–",
            ]
            return .result(dialog: "\(words.joined(separator: ", "))")
        }
    }

    /// Needs nothing, and has no summary.
    struct Greet: AppIntent {
        static let title: LocalizedStringResource = "Greet"
        @Parameter(title: "Name", default: "World") var name: String
        @Parameter(title: "Mark") var mark: String?
        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "Hello, \(name)\(mark ?? ".")")
        }
    }

    /// Has nothing to fill in.
    struct Ring: AppIntent {
        static let title: LocalizedStringResource = "Ring"
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Ding.") }
    }

    /// A needed value that its sentence leaves out, and a condition on an entity.
    struct Sit: AppIntent {
        static let title: LocalizedStringResource = "Sit"
        @Parameter(title: "Place") var place: Place?
        @Parameter(title: "Row") var row: Int
        static var parameterSummary: some ParameterSummary {
            When(\.$place, .hasAnyValue) {
                Summary("Sit at \(\.$place)")
            } otherwise: {
                Summary("Stand, or sit at \(\.$place)")
            }
        }
        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "\(place?.id ?? "standing"), \(row)")
        }
    }

    struct Place: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
        static let defaultQuery = PlaceQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "Place \(id)")
        }
    }

    struct PlaceQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Place] {
            identifiers.filter { $0.count == 1 }.map(Place.init)
        }
        func suggestedEntities() async throws -> [Place] { ["a", "b"].map(Place.init) }
    }

    struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            AppShortcut(
                intent: sitting, phrases: ["Sit down with \(.applicationName)"], shortTitle: "Sit",
                systemImageName: "chair")
        }

        /// At a place that nothing suggests.
        private static var sitting: Sit {
            let sit = Sit()
            sit.place = Place(id: "z")
            sit.row = 3
            return sit
        }
    }
}
