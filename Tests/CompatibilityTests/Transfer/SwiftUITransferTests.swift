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
}
