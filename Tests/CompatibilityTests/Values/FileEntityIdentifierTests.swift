import AppIntents
import Testing

@Suite struct FileEntityIdentifierTests {
    @Test func aDraftHasNoFile() async throws {
        let draft = FileEntityIdentifier.draft(identifier: "new-1")
        #expect(draft.isDraft)
        #expect(draft.draftIdentifier == "new-1")
        #expect(try await draft.fileURL == nil)
        #expect(FileEntityIdentifier.entityIdentifier(for: draft.entityIdentifierString) == draft)
    }

    @Test func aFileIsFoundAgainByItsText() async throws {
        let url = FileManager.default.temporaryDirectory
            .appending(path: "scan \(UUID().uuidString)-ä.txt")
        try Data("scan".utf8).write(to: url)
        let identifier = try FileEntityIdentifier.file(url: url)
        #expect(!identifier.isDraft)
        #expect(identifier.draftIdentifier == nil)
        let text = identifier.entityIdentifierString
        let again = try #require(FileEntityIdentifier.entityIdentifier(for: text))
        #expect(again == identifier)
        #expect(try await again.fileURL?.path == url.path)
        let coded = try JSONEncoder().encode([identifier])
        #expect(try JSONDecoder().decode([FileEntityIdentifier].self, from: coded) == [identifier])

        try FileManager.default.removeItem(at: url)
        await #expect(throws: CocoaError.self) { try await again.fileURL }
        #expect(throws: CocoaError.self) { try FileEntityIdentifier.file(url: url) }
    }

    @Test func aTextThatTheAppDidNotWriteIdentifiesNothing() throws {
        let url = FileManager.default.temporaryDirectory.appending(
            path: "scan \(UUID().uuidString)")
        try Data().write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let text = try FileEntityIdentifier.file(url: url).entityIdentifierString
        for made in [
            text + "x", "file-0000000000000000-%2Fetc%2Fpasswd", "file-", "/etc/passwd",
            "file:///etc/passwd",
        ] {
            #expect(FileEntityIdentifier.entityIdentifier(for: made) == nil, "\(made)")
        }
    }
}
