import AppIntents
import SwiftUI

/// The card of a landmark: a picture, one fact, and what to do next.
struct LandmarkView: View {
    let landmark: LandmarkEntity
    let isFavorite: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Image(landmark.imageName)
                .resizable()
                .scaledToFill()
                .frame(maxWidth: .infinity, minHeight: 144, maxHeight: 144)
                .clipShape(RoundedRectangle(cornerRadius: 14))
                .accessibilityLabel(landmark.landmark.drawing.imageDescription)

            VStack(alignment: .leading, spacing: 2) {
                HStack(alignment: .top, spacing: 12) {
                    Text(landmark.nameText)
                        .font(.title.bold())
                        .lineLimit(2)
                        .minimumScaleFactor(0.75)
                        .padding(.top, 5)
                        .accessibilityAddTraits(.isHeader)
                    Spacer(minLength: 0)
                    FavoriteButton(landmark: landmark, isFavorite: isFavorite)
                }
                Text(landmark.whereaboutsText)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            .padding(.horizontal, 4)

            Text(landmark.landmark.descriptionText)
                .font(.callout)
                .foregroundStyle(.secondary)
                .padding(.horizontal, 4)

            if landmark.entranceFee != nil {
                Button(intent: FindTicketsIntent(landmark: landmark)) {
                    HStack {
                        Label("Find Best Ticket Prices", systemImage: "ticket")
                        Spacer()
                        Image(systemName: "chevron.right")
                            .accessibilityHidden(true)
                    }
                }
                .buttonStyle(WideButtonStyle())
            }
        }
    }
}
