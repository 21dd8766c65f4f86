import AppIntents
import Synchronization

/// Intents of a bakery; none does anything to be listed as a recent action.
enum RecentCards {
    struct BakeLoaf: AppIntent {
        static let title: LocalizedStringResource = "Bake Loaf"
        @Parameter(title: "Loaf") var loaf: Bread
        @Parameter(title: "Count") var count: Int

        init() {}
        init(_ loaf: String, _ count: Int) {
            self.loaf = Bread(id: loaf)
            self.count = count
        }

        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "Baked: \(count) \(loaf.id)")
        }
    }

    /// Predicts one of two parameters.
    struct SliceLoaf: PredictableIntent {
        static let title: LocalizedStringResource = "Slice Loaf"
        @Parameter(title: "Loaf") var loaf: Bread
        @Parameter(title: "Slices") var slices: Int

        init() {}
        init(_ loaf: String, _ slices: Int) {
            self.loaf = Bread(id: loaf)
            self.slices = slices
        }

        static var predictionConfiguration: some IntentPredictionConfiguration {
            IntentPrediction(parameters: \.$loaf) { loaf in
                DisplayRepresentation(title: "Slice \(loaf.id)")
            }
        }

        func perform() async throws -> some IntentResult { .result() }
    }

    struct SweepFloor: AppIntent {
        static let title: LocalizedStringResource = "Sweep Floor"
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Swept.") }
    }

    struct WeighLoaf: AppIntent {
        static let title: LocalizedStringResource = "Weigh Loaf"
        func perform() async throws -> some IntentResult { .result() }
    }

    /// Continues with another intent.
    struct SellLoaf: AppIntent {
        static let title: LocalizedStringResource = "Sell Loaf"
        func perform() async throws -> some IntentResult & OpensIntent {
            .result(opensIntent: SweepFloor())
        }
    }

    struct HideCrumbs: AppIntent {
        static let title: LocalizedStringResource = "Hide Crumbs"
        static let isDiscoverable = false
        func perform() async throws -> some IntentResult { .result() }
    }

    struct BurnLoaf: AppIntent {
        struct Burned: Error {}
        static let title: LocalizedStringResource = "Burn Loaf"
        private func burn() throws { throw Burned() }

        func perform() async throws -> some IntentResult {
            try burn()
            return .result()
        }
    }

    struct WriteLabel: AppIntent {
        static let title: LocalizedStringResource = "Write Label"
        @Parameter(title: "Text") var text: String

        init() {}
        init(_ text: String) { self.text = text }

        func perform() async throws -> some IntentResult { .result() }
    }

    struct Shortcuts: AppShortcutsProvider {
        private static var dozen: BakeLoaf {
            let intent = BakeLoaf()
            intent.count = 12
            return intent
        }

        static var appShortcuts: [AppShortcut] {
            AppShortcut(
                intent: dozen, phrases: ["A dozen from \(.applicationName)"],
                shortTitle: "Dozen", systemImageName: "carrot")
            AppShortcut(
                intent: SweepFloor(), phrases: ["Sweep with \(.applicationName)"],
                shortTitle: "Sweep", systemImageName: "wind")
        }
    }
}

struct Bread: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bread"
    static let defaultQuery = BreadQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

/// Finds loaves of any name but “Crumb”, and spelt only if it isn't sold out.
struct BreadQuery: EntityQuery {
    static let isSoldOut = Mutex(false)

    func entities(for identifiers: [String]) async throws -> [Bread] {
        identifiers
            .filter { $0 != "Crumb" && ($0 != "Spelt" || !Self.isSoldOut.withLock { $0 }) }
            .map(Bread.init)
    }
}
