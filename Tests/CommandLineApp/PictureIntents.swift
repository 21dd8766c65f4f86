import AppIntents
import Foundation
import SwiftUI

/// The server of pictures, whether the app names it or not.
private func address(of picture: String) -> URL? {
    let host = ProcessInfo.processInfo.environment["WORKBENCH_PICTURE_SERVER"] ?? "localhost:9"
    return URL(string: "http://\(host)/\(picture)")
}

struct ShowPicturesIntent: AppIntent {
    static let title: LocalizedStringResource = "Show Pictures"

    @Parameter(title: "Names") var names: [String]

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: PicturesView(names: names))
    }
}

private struct PicturesView: View {
    let names: [String]

    var body: some View {
        VStack {
            ForEach(names, id: \.self) { name in
                AsyncImage(url: address(of: name)) { phase in
                    if let image = phase.image {
                        image.resizable().scaledToFill().accessibilityLabel("Picture \(name)")
                    } else if phase.error != nil {
                        Text("No \(name)")
                    } else {
                        Text("Waiting for \(name)")
                    }
                }
                .frame(width: 120, height: 60)
                .clipped()
                .draggable(name)
                .appEntityIdentifier(EntityIdentifier(for: Painting.self, identifier: name))
            }
        }
    }
}

struct Painting: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Painting"
    static let defaultQuery = PaintingQuery()

    let id: String

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(id)", image: address(of: id).map { DisplayRepresentation.Image(url: $0) })
    }
}

struct PaintingQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Painting] {
        identifiers.map(Painting.init)
    }

    func suggestedEntities() async throws -> [Painting] {
        ["Red.png", "Blue.png"].map(Painting.init)
    }
}

struct HangPaintingIntent: AppIntent {
    static let title: LocalizedStringResource = "Hang Painting"

    @Parameter(title: "Painting") var painting: Painting

    func perform() async throws -> some IntentResult & ReturnsValue<Painting> {
        .result(value: painting)
    }
}
