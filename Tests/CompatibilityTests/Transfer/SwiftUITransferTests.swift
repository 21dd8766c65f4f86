import SwiftUI
import Testing

/// A file that imports SwiftUI alone has what is transferred, as apps' files with views expect.
private struct Badge: Transferable {
    let name: String
    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .plainText) { Data($0.name.utf8) }
    }
}

@Suite struct SwiftUITransferTests {
    @Test func transferableComesWithSwiftUI() async throws {
        #expect(try await Badge(name: "Tea").exported(as: .plainText) == Data("Tea".utf8))
    }

    @Test func imageIsTheFileThatItWasCreatedFrom() async throws {
        let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0])
        let image = try await Image(importing: png, contentType: .png)
        #expect(try await image.exported(as: .png) == png)
        await #expect(throws: (any Error).self) { try await image.exported(as: .jpeg) }
        await #expect(throws: (any Error).self) {
            try await Image(systemName: "bell").exported(as: .png)
        }
        await #expect(throws: (any Error).self) {
            try await Image(importing: Data("Tea".utf8), contentType: .png)
        }
        _ = ShareLink(item: image, preview: SharePreview("Photo", image: image))
    }
}
