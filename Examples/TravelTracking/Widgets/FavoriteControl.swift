import AppIntents
import SwiftUI
import WidgetKit

/// Which landmark a control makes a favorite.
struct FavoriteControlIntent: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Choose a Landmark"

    @Parameter(title: "Landmark", description: "Leave it empty for the one closest to you.")
    var landmark: LandmarkEntity?

    @Dependency var modelData: ModelData
}

/// A switch that makes a landmark a favorite.
struct FavoriteControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "Favorite", provider: FavoriteProvider()) { favorite in
            ControlWidgetToggle(
                favorite.landmark?.nameText ?? "Landmark", isOn: favorite.isOn,
                action: favorite.landmark.map { SetFavoriteIntent(landmark: $0) }
                    ?? SetFavoriteIntent()
            ) { isOn in
                Label(
                    isOn ? "Favorite" : "Not a Favorite", systemImage: isOn ? "heart.fill" : "heart"
                )
            }
            .tint(.pink)
        }
        .displayName("Favorite")
        .description("Adds a landmark to your favorites, or removes it.")
    }
}

/// A landmark, and the answer to whether it is a favorite.
struct Favorite {
    var landmark: LandmarkEntity?
    var isOn = false
}

struct FavoriteProvider: AppIntentControlValueProvider {
    func previewValue(configuration: FavoriteControlIntent) -> Favorite { Favorite() }

    func currentValue(configuration: FavoriteControlIntent) async throws -> Favorite {
        let landmark = configuration.landmark ?? configuration.modelData.closestLandmark()
        return Favorite(
            landmark: landmark, isOn: try await configuration.modelData.isFavorite(landmark))
    }
}

/// Makes a landmark a favorite, or no longer one, as a control does.
struct SetFavoriteIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Set Favorite"
    // People have “Update Favorites” for the same.
    static let isDiscoverable = false

    @Parameter(title: "Landmark")
    var landmark: LandmarkEntity

    @Parameter(title: "Favorite")
    var value: Bool

    @Dependency var modelData: ModelData

    func perform() async throws -> some IntentResult {
        try await modelData.setFavorite(value, for: landmark)
        WidgetCenter.shared.reloadTimelines(ofKind: LandmarkWidget.kind)
        return .result()
    }
}

extension SetFavoriteIntent {
    init(landmark: LandmarkEntity) {
        self.landmark = landmark
    }
}
