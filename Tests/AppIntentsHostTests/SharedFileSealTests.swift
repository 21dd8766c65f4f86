import AppIntents
import Foundation
import IntentSystem
import Logging
import Synchronization
import Testing

@testable import AppIntentsHost

/// The secret of file entities' names when nodes share a database.
@Suite(.serialized) struct SharedFileSealTests {
    /// The secrets of a database.
    private final class Agreement: NodeAgreement {
        struct Away: Error {}

        let secrets = Mutex<[String: [UInt8]]>([:])
        let isAway = Mutex(false)

        func secret(_ name: String, orElse proposed: [UInt8]) async throws -> [UInt8] {
            if isAway.withLock({ $0 }) { throw Away() }
            return secrets.withLock { secrets in
                let known = secrets[name] ?? proposed
                secrets[name] = known
                return known
            }
        }

        func claim(_ name: String, for time: Duration) async throws -> Bool { true }
    }

    private let agreement = Agreement()
    private let log: Logger
    private let leaf = FileManager.default.temporaryDirectory

    init() {
        var log = Logger(label: "test")
        log.logLevel = .critical
        self.log = log
    }

    private func file() throws -> (FileSealFile, URL) {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "seal-\(UUID().uuidString)")
        let state = StateDirectory(given: folder.path, appName: "Test")
        try state.prepare()
        return (FileSealFile(in: state, log: log), state.file("file-identifiers"))
    }

    /// Becomes a node with a state folder; returns the name of the file there.
    private func name(at file: FileSealFile?) async throws -> String {
        await FileSeal.agree(in: agreement, orElse: file, log: log)
        return try FileEntityIdentifier.file(url: leaf).entityIdentifierString
    }

    @Test(
        "All nodes know the names that one of them gives, with the secret of the first, and keep a copy of it"
    )
    func agreed() async throws {
        let ((one, first), (other, second)) = (try file(), try file())
        let own = one.seal()
        let before = try Data(contentsOf: first)
        FileSeal.keep { own }
        let kept = try FileEntityIdentifier.file(url: leaf).entityIdentifierString
        #expect(try await name(at: one) == kept, "What was named before the database stays known.")
        _ = other.seal()
        #expect(try Data(contentsOf: second) != before)
        #expect(try await name(at: other) == kept)
        #expect(try Data(contentsOf: second) == before)
        #expect(try await name(at: nil) == kept, "A node without a usable folder agrees as well.")
        #expect(FileEntityIdentifier.entityIdentifier(for: kept) != nil)
    }

    @Test("While the store is away, a node has the copy of its folder")
    func away() async throws {
        let (one, other) = (try file().0, try file().0)
        let kept = try await name(at: one)
        #expect(try await name(at: other) == kept)
        agreement.isAway.withLock { $0 = true }
        #expect(try await name(at: other) == kept)
        #expect(try await name(at: nil) != kept)
        #expect(FileEntityIdentifier.entityIdentifier(for: kept) == nil)
    }

    @Test("Bad input: a secret of another length is not used, and the folder's stays")
    func damaged() async throws {
        agreement.secrets.withLock { $0["file-identifiers"] = [1, 2, 3] }
        let (one, place) = try file()
        let own = one.seal()
        FileSeal.keep { own }
        let kept = try FileEntityIdentifier.file(url: leaf).entityIdentifierString
        #expect(try await name(at: one) == kept)
        #expect(try Data(contentsOf: place).count == FileSeal.length)
    }
}
