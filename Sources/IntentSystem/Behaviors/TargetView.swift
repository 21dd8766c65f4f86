import AppIntents
import Foundation
import SwiftUI
import _Localization

/// A value of the app as a card: its picture, its names, and its properties with their titles.
struct TargetView: View {
    let target: any AppValue
    /// The picture of the value, fetched if necessary.
    let image: DisplayRepresentation.Image?
    /// The picture as it is sent; `nil` for a picture that has a name.
    let picture: Picture?
    /// The values that were read from the target's properties, which may take time.
    let properties: [PropertyReading]
    /// The place where the app itself shows the target, if it has one.
    let destination: AppDestination?
    @Environment(\.locale) private var locale

    nonisolated init(
        target: any AppValue, image: DisplayRepresentation.Image?, picture: Picture?,
        properties: [PropertyReading] = [], destination: AppDestination? = nil
    ) {
        self.target = target
        self.image = image
        self.picture = picture
        self.properties = properties
        self.destination = destination
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            NamesView(names, place: .head)
            FactList(facts: facts)
            if let destination { DestinationLink(destination: destination) }
        }
        .padding(.horizontal, 4)
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var names: PresentedValue {
        var names = PresentedValue(target, locale: locale)
        names.systemImageName = image?.symbolName
        names.imageName = image?.assetName
        names.picture = picture
        names.pictureStyle = image.flatMap(PictureStyle.init)
        return names
    }

    private var facts: [PropertyFact] {
        // The card's head shows the name already.
        let name = target._representation(in: locale).title.text(in: locale)
        return properties.compactMap { property in
            PropertyFact(
                name: property.name, title: property.title, value: property.value, beside: name,
                in: locale)
        }
    }
}
