import AppIntents
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A postcard of a landmark, to keep or to send.
struct PostcardEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Postcard"
    static let defaultQuery = PostcardEntityQuery()

    let postcard: Postcard

    var id: Landmark.ID { postcard.landmark.id }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: postcard.title,
            subtitle: postcard.landmark.countryText,
            image: .init(named: postcard.landmark.drawing.imageName))
    }
}

extension PostcardEntity: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .svg) { try $0.postcard.svg() }
            .suggestedFileName { $0.postcard.fileName }
        ProxyRepresentation(exporting: \.postcard.greeting)
    }
}

struct PostcardEntityQuery: EntityQuery {
    @Dependency var modelData: ModelData

    func entities(for identifiers: [Landmark.ID]) async throws -> [PostcardEntity] {
        let locale = Locale.reader
        return identifiers.compactMap { modelData.atlas[$0] }
            .map { PostcardEntity(postcard: Postcard(landmark: $0, locale: locale)) }
    }
}
