import SwiftUI

/// The names and the picture of a value: the head of its card, or a row of a list.
struct NamesView: View {
    /// The place of the names.
    enum Place {
        case head
        /// A row of a list, with the space of a picture if any row has one, so that the titles of
        /// all rows align.
        case row(hasPictures: Bool)
    }

    let title: String
    let subtitle: String?
    let systemImageName: String?
    let imageName: String?
    let place: Place
    /// A picture that is no resource of the app.
    let picture: Picture?
    let style: PictureStyle

    nonisolated init(_ value: PresentedValue, place: Place) {
        title = value.title
        subtitle = value.subtitle.flatMap { $0.isEmpty ? nil : $0 }
        systemImageName = value.systemImageName
        imageName = value.imageName
        self.place = place
        picture = value.picture
        style = value.pictureStyle ?? PictureStyle()
    }

    var body: some View {
        HStack(spacing: 12) {
            image
            VStack(alignment: .leading, spacing: 2) {
                switch place {
                case .head:
                    Text(verbatim: title)
                        .font(.title2.bold())
                        .accessibilityAddTraits(.isHeader)
                case .row:
                    Text(verbatim: title)
                        .font(.headline)
                }
                if let subtitle {
                    Text(verbatim: subtitle)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
            }
        }
    }

    @ViewBuilder
    private var image: some View {
        if let imageName {
            photograph(Image(decorative: imageName))
        } else if let address = picture?.remote {
            AsyncImage(url: address) {
                photograph($0)
            } placeholder: {
                RoundedRectangle(cornerRadius: corner)
                    .fill(.fill)
                    .frame(width: pictureSize, height: pictureSize)
            }
            .accessibilityHidden(true)
        } else if let picture {
            photograph(Image(decorative: picture.data, contentType: picture.contentType))
        } else if let systemImageName {
            Image(systemName: systemImageName)
                .font(.system(size: symbolSize))
                .foregroundStyle(.tint)
                .frame(width: symbolBox, height: symbolBox)
                .accessibilityHidden(true)
        } else if case .row(hasPictures: true) = place {
            Color.clear
                .frame(width: pictureSize, height: 1)
                .accessibilityHidden(true)
        }
    }

    @ViewBuilder
    private func photograph(_ image: Image) -> some View {
        image
            .renderingMode(style.isTemplate ? .template : nil)
            .resizable()
            .scaledToFill()
            .foregroundStyle(.tint)
            .frame(width: pictureSize, height: pictureSize)
            .clipShape(RoundedRectangle(cornerRadius: corner))
    }

    private var isHead: Bool { if case .head = place { true } else { false } }

    private var corner: Double { style.isCircular ? pictureSize / 2 : pictureSize / 5 }
    private var pictureSize: Double { isHead ? 64 : 40 }
    private var symbolSize: Double { isHead ? 32 : 22 }
    private var symbolBox: Double { isHead ? 44 : 40 }
}
