import AppIntents
import AppIntentsMetadata
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Makes files of what was given for a parameter, and entities of files.
struct GivenFiles: Sendable {
    let system: IntentSystem
    /// The language and region of the person who reads the names of files and of what is wrong with them.
    let locale: Locale

    /// Data for a parameter that takes files: contents of an entity that were offered are made now, and
    /// an entity becomes a file of a type that is asked for.
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

    /// The identifier of the entity that a file is; throws if files of its type are none.
    func identifier(
        of file: FileReference, accepted: [UTType]
    ) async throws -> FileEntityIdentifier {
        let file = try await system.exported(file)
        guard file.contents != nil else {
            throw ResolutionProblem.notAllowed(.file(.notFound))
        }
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
