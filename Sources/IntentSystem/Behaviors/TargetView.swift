import AppIntents
import Foundation
import SwiftUI
import _Localization

/// A value of the app as a card: its picture, its names, and its properties with their titles.
struct TargetView: View {
    let target: any AppValue
    /// The values that were read of the target's properties, which may take time.
    let properties: [PropertyReading]
    @Environment(\.locale) private var locale

    nonisolated init(target: any AppValue, properties: [PropertyReading] = []) {
        self.target = target
        self.properties = properties
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            NamesView(
                PresentedValue(target, locale: locale), place: .head,
                picture: image.flatMap(PictureData.init), isCircular: image?.isCircular ?? false)
            ForEach(facts) { fact in
                LabeledContent(fact.title) { Text(verbatim: fact.value) }
            }
        }
        .padding(.horizontal, 4)
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var image: DisplayRepresentation.Image? {
        target._representation(in: locale).image
    }

    /// A property with a value.
    private struct Fact: Identifiable {
        let id: String
        let title: String
        let value: String
    }

    private var facts: [Fact] {
        let name = target._representation(in: locale).title.text(in: locale)
        return properties.compactMap { property in
            let text = PresentedValue(property.value, locale: locale).title
            // The card's head says the name already.
            if text.isEmpty || text == name { return nil }
            let title = property.title.text(in: locale)
            return Fact(
                id: property.name,
                title: title.isEmpty ? PropertyName.readable(property.name) : title,
                value: text)
        }
    }
}
