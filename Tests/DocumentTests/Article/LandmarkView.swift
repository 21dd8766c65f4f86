import AppIntents
import SwiftUI

/// The view that the article describes: a landmark, whether it is a favorite, and what to do next.
struct LandmarkView: View {
    let landmark: LandmarkEntity
    let isFavorite: Bool

    var body: some View {
        VStack {
            Text(landmark.name).font(.title)
            Button(
                isFavorite ? "Remove from Favorites" : "Add to Favorites",
                intent: FavoriteLandmarkIntent(landmark: landmark, isFavorite: !isFavorite))
            if landmark.entranceFee != nil {
                Button("Find Tickets", intent: FindTicketsIntent(landmark: landmark))
            }
        }
    }
}
