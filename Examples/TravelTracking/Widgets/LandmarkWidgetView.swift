import SwiftUI
import WidgetKit

/// A landmark's picture, with its name and a heart in front of it.
struct LandmarkWidgetView: View {
    let entry: LandmarkEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack {
                Spacer(minLength: 0)
                if let problem = entry.problem {
                    Image(systemName: "exclamationmark.triangle")
                        .frame(minWidth: 44, minHeight: 44)
                        .accessibilityLabel(problem)
                } else if let landmark = entry.landmark {
                    heart(landmark)
                }
            }
            Spacer(minLength: 0)
            Text(entry.landmark?.nameText ?? "Landmark")
                .font(family == .systemSmall ? .headline : .title2.bold())
                .lineLimit(2)
                .minimumScaleFactor(0.75)
            if family != .systemSmall {
                Text(entry.landmark?.whereaboutsText ?? "Somewhere")
                    .font(.subheadline)
                    .lineLimit(2)
            }
            if family == .systemLarge {
                Text(entry.landmark?.landmark.descriptionText ?? "A sentence about the landmark.")
                    .font(.callout)
                    .lineLimit(4)
            }
        }
        .foregroundStyle(.white)
        .containerBackground(for: .widget) {
            ZStack {
                if let landmark = entry.landmark {
                    Image(landmark.imageName)
                        .resizable()
                        .scaledToFill()
                }
                LinearGradient(
                    colors: [
                        .black.opacity(entry.landmark == nil ? 0.45 : 0), .black.opacity(0.75),
                    ],
                    startPoint: .top, endPoint: .bottom)
            }
        }
    }

    private func heart(_ landmark: LandmarkEntity) -> some View {
        Button(intent: FavoriteLandmarkIntent(landmark: landmark, isFavorite: !entry.isFavorite)) {
            Image(systemName: entry.isFavorite ? "heart.fill" : "heart")
                .foregroundStyle(entry.isFavorite ? Color.pink : Color.white)
                .frame(minWidth: 44, minHeight: 44)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(entry.isFavorite ? "Remove from Favorites" : "Add to Favorites")
    }
}
