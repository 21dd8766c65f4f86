import AppIntents
import Foundation
import SwiftUI
import _Localization

/// A value of the app as a card: its picture, its names, and its properties with their titles.
struct TargetView: View {
    let target: any AppValue
    @Environment(\.locale) private var locale

    nonisolated init(target: any AppValue) {
        self.target = target
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            HStack(spacing: 12) {
                picture
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: title)
                        .font(.title2.bold())
                        .accessibilityAddTraits(.isHeader)
                    if let subtitle {
                        Text(verbatim: subtitle)
                            .font(.subheadline)
                            .foregroundStyle(.secondary)
                    }
                }
            }
            ForEach(facts) { fact in
                LabeledContent(fact.title) { Text(verbatim: fact.value) }
            }
        }
        .padding(.horizontal, 4)
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    @ViewBuilder
    private var picture: some View {
        switch representation.image?.source {
        case .system(let name)?:
            Image(systemName: name)
                .font(.system(size: 32))
                .foregroundStyle(.tint)
                .frame(width: 44, height: 44)
                .accessibilityHidden(true)
        case .named(let name)?:
            photograph(Image(decorative: name))
        case .url?, .data?:
            if let picture = representation.image.flatMap(PictureData.init) {
                photograph(Image(decorative: picture.data, contentType: picture.contentType))
            }
        case nil:
            EmptyView()
        }
    }

    @ViewBuilder
    private func photograph(_ image: Image) -> some View {
        let isCircular = representation.image?.isCircular ?? false
        image
            .resizable()
            .scaledToFill()
            .frame(width: 64, height: 64)
            .clipShape(RoundedRectangle(cornerRadius: isCircular ? 32 : 12))
    }

    // MARK: - In words

    private var representation: DisplayRepresentation { target._representation(in: locale) }

    private var title: String { representation.title.text(in: locale) }

    private var subtitle: String? {
        representation.subtitle.map { $0.text(in: locale) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// A property with a value.
    private struct Fact: Identifiable {
        let id: String
        let title: String
        let value: String
    }

    private var facts: [Fact] {
        guard let entity = target as? any AppEntity else { return [] }
        return entity.namedProperties.compactMap { name, property in
            guard let value = property.currentValue else { return nil }
            let text = PresentedValue(value, locale: locale).title
            if text.isEmpty { return nil }
            let title = property.title.text(in: locale)
            return Fact(
                id: name, title: title.isEmpty ? PropertyName.readable(name) : title, value: text)
        }
    }
}
