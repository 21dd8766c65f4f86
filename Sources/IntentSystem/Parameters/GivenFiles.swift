import AppIntents
import AppIntentsMetadata
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// The conversion of given values into files, and of files into entities.
struct GivenFiles: Sendable {
    let system: IntentSystem
    /// The language and region of the person who reads file names and problems.
    let locale: Locale

    /// Returns data for a parameter that takes files: offered contents of an entity are created
    /// now, and an entity becomes a file of a requested type.
    func files(
        _ data: ParameterValue, accepted: [UTType]
    ) async throws -> ParameterValue {
        switch data {
        case .file(let file) where file.contents == nil && file.export != nil:
            return .file(try await system.exported(file))
        case .entity(let type, let id):
            return .file(try await file(of: type, id: id, accepted: accepted))
        case .array(let elements):
            var ready: [ParameterValue] = []
            for element in elements { ready.append(try await files(element, accepted: accepted)) }
            return .array(ready)
        default: return data
        }
    }

    private func file(
        of typeIdentifier: String, id: String, accepted: [UTType]
    ) async throws -> FileReference {
        guard let type = system.catalog.entityType(typeIdentifier) else {
            throw ResolutionProblem.entityNotFound(typeName: typeIdentifier, id: id)
        }
        let found = try await EntityLookup.entities(type, identifiers: [id], query: nil)
        guard let entity = found.first else {
            throw ResolutionProblem.entityNotFound(
                typeName: EntityLookup.name(of: type, in: locale), id: id)
        }
        let forms = entity.contents(
            named: entity.displayText(in: locale), to: .ownProcess)
        let form = forms.first { form in
            let type = FileCheck.type(contentType: form.contentType, name: form.name)
            return FileCheck.problem(type, accepted: accepted) == nil
        }
        guard let form else {
            throw ResolutionProblem.notAllowed(
                .file(
                    .typeNotAccepted(
                        accepted: accepted.map { $0.localizedDescription ?? $0.identifier })))
        }
        return try await system.exported(form)
    }

    /// Returns the identifier of the entity that a file represents; throws if files of its type
    /// represent none.
    func identifier(
        of file: FileReference, accepted: [UTType]
    ) async throws -> FileEntityIdentifier {
        let file = try await system.exported(file)
        guard file.contents != nil else { throw ResolutionProblem.notAllowed(.file(.notFound)) }
        if let problem = FileCheck.problem(file, accepted: accepted) {
            throw ResolutionProblem.notAllowed(.file(problem))
        }
        do throws(FileProblem) {
            let url = try system.files.named(file)
            do {
                return try .file(url: url)
            } catch {
                throw .notFound
            }
        } catch {
            throw ResolutionProblem.notAllowed(.file(error))
        }
    }
}
