import AppIntents
import SwiftUI
import WidgetKit

/// Which landmark a widget shows.
struct LandmarkWidgetIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose a Landmark"
    static let description = IntentDescription("Shows a landmark, or those near you in turn.")

    @Parameter(title: "Landmark", description: "Leave it empty for those near you, one each hour.")
    var landmark: LandmarkEntity?

    @Dependency var modelData: ModelData
}

/// A landmark with its picture: the chosen one, or those nearby, one each hour.
struct LandmarkWidget: Widget {
    nonisolated static let kind = "Landmark"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: Self.kind, intent: LandmarkWidgetIntent.self, provider: LandmarkProvider()
        ) { entry in
            LandmarkWidgetView(entry: entry)
        }
        .configurationDisplayName("Landmark")
        .description("A landmark, or those near you in turn.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

struct LandmarkEntry: TimelineEntry {
    let date: Date
    /// `nil` for the placeholder.
    let landmark: LandmarkEntity?
    let isFavorite: Bool
    /// The reason why the favorites can't be read, which the widget shows instead of its heart.
    var problem: String?
}

struct LandmarkProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> LandmarkEntry {
        LandmarkEntry(date: .now, landmark: nil, isFavorite: false)
    }

    func snapshot(for configuration: LandmarkWidgetIntent, in context: Context) async
        -> LandmarkEntry
    {
        await entry(
            configuration.landmark ?? configuration.modelData.closestLandmark(), at: .now,
            configuration)
    }

    func timeline(for configuration: LandmarkWidgetIntent, in context: Context) async -> Timeline<
        LandmarkEntry
    > {
        if let landmark = configuration.landmark {
            let entry = await entry(landmark, at: .now, configuration)
            return Timeline(entries: [entry], policy: .never)
        }
        var entries: [LandmarkEntry] = []
        for (hour, landmark) in configuration.modelData.landmarks().prefix(6).enumerated() {
            let date = Date.now.addingTimeInterval(Double(hour) * 3600)
            entries.append(await entry(landmark, at: date, configuration))
        }
        return Timeline(entries: entries, policy: .atEnd)
    }

    private func entry(
        _ landmark: LandmarkEntity, at date: Date, _ configuration: LandmarkWidgetIntent
    ) async -> LandmarkEntry {
        do {
            let isFavorite = try await configuration.modelData.isFavorite(landmark)
            return LandmarkEntry(date: date, landmark: landmark, isFavorite: isFavorite)
        } catch {
            return LandmarkEntry(
                date: date, landmark: landmark, isFavorite: false,
                problem: error.localizedDescription)
        }
    }
}
