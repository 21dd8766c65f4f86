import AppIntents
import SwiftUI

/// A short list of landmarks; a tap shows one.
struct LandmarkListView: View {
    /// The number of rows that fit into a card of 400 points.
    private static let limit = 5

    let title: LocalizedStringResource
    /// Closest first.
    let landmarks: [LandmarkEntity]
    /// The text for an empty list.
    let emptyText: LocalizedStringResource
    /// Shows all of them; nothing for a list that does so already.
    var showAll: ShowAllLandmarksIntent?

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .firstTextBaseline) {
                Text(title)
                    .font(.title2.bold())
                    .accessibilityAddTraits(.isHeader)
                Spacer()
                if let showAll, landmarks.count > Self.limit {
                    Button(intent: showAll) {
                        HStack(spacing: 4) {
                            Text("closest \(Self.limit) of \(landmarks.count)")
                            Image(systemName: "chevron.right")
                                .accessibilityHidden(true)
                        }
                        .font(.subheadline)
                    }
                    .buttonStyle(.borderless)
                    .accessibilityHint("Shows all landmarks of this list.")
                }
            }
            if landmarks.isEmpty {
                Text(emptyText)
                    .font(.callout)
                    .foregroundStyle(.secondary)
            }
            ForEach(landmarks.prefix(showAll == nil ? landmarks.count : Self.limit)) { landmark in
                LandmarkRow(landmark: landmark)
            }
        }
        .padding(.horizontal, 4)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// A landmark in a list.
struct LandmarkRow: View {
    let landmark: LandmarkEntity

    var body: some View {
        Button(intent: ShowLandmarkIntent(landmark: landmark)) {
            HStack(spacing: 12) {
                Image(decorative: landmark.imageName)
                    .resizable()
                    .scaledToFill()
                    .frame(width: 48, height: 48)
                    .clipShape(RoundedRectangle(cornerRadius: 10))
                VStack(alignment: .leading, spacing: 2) {
                    Text(landmark.nameText)
                        .font(.headline)
                        .lineLimit(1)
                    Text("\(landmark.landmark.countryText) · \(landmark.distanceText)")
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                        .lineLimit(1)
                }
                Spacer()
                Image(systemName: "chevron.right")
                    .foregroundStyle(.secondary)
                    .accessibilityHidden(true)
            }
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.plain)
    }
}
