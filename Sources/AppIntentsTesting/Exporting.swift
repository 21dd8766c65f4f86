import AppIntents
import AppIntentsMetadata
import CoreTransferable
import Foundation
import IntentSystem
import UniformTypeIdentifiers

/// The content of an entity as other values.
struct Exporting {
    private let container: IntentValueContainer
    private let type: String

    init(_ container: IntentValueContainer, of type: String) {
        self.container = container
        self.type = type
    }

    func file(as contentType: UTType?) async throws -> IntentFile {
        guard let identifier = container.bundleIdentifier else {
            throw TestingProblem(
                description: "A \(type) that no app gave and no definition made has no content.")
        }
        let app = TestedApp(bundleIdentifier: identifier)
        let request = DefinitionRequest.contents(
            entity: container.value.data, type: type, contentType: contentType?.identifier)
        guard case .file(let name, let given, let bytes) = try await app.reply(to: request) else {
            throw TestingProblem(description: "The app gave no content of \(type).")
        }
        let found = contentType ?? given.flatMap { UTType(mimeType: $0) }
        return IntentFile(data: bytes, filename: name, type: found)
    }

    /// Returns the content as a value that can be read from one of the types in which the entity can
    /// be exported.
    func value<T: Transferable>(as _: T.Type) async throws -> T {
        var refusal = TestingProblem(description: "No content can be read as \(T.self).")
        for contentType in T.importedContentTypes() {
            do {
                let file = try await file(as: contentType)
                return try await T(importing: file.data, contentType: contentType)
            } catch let problem as TestingProblem {
                refusal = problem
            }
        }
        throw refusal
    }
}

extension IntentValueContainer {
    /// Returns the value of a property; `nil` if it has none.
    func property(_ name: String) -> (any IntentValueExpressing)? {
        value.properties?[name].flatMap { IntentValueContainer($0, of: bundleIdentifier).present }
    }
}
