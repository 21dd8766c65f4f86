import AppIntents
import SwiftUI

/// A heart that adds a landmark to the favorites or removes it.
struct FavoriteButton: View {
    let landmark: LandmarkEntity
    let isFavorite: Bool

    var body: some View {
        Button(intent: FavoriteLandmarkIntent(landmark: landmark, isFavorite: !isFavorite)) {
            Image(systemName: isFavorite ? "heart.fill" : "heart")
                .foregroundStyle(isFavorite ? Color.red : Color.secondary)
        }
        .buttonStyle(RoundButtonStyle())
        .accessibilityLabel(isFavorite ? "Remove from Favorites" : "Add to Favorites")
    }
}
