import AppIntents
import AppIntentsMetadata
package import Foundation
import SwiftUI
import Synchronization
import UniformTypeIdentifiers
import _Localization

/// The answers of an app to tests that know its types by their names.
///
/// An intent runs as for a person with the app in front of them who answers no question.
package final class DefinitionAnswers: Sendable {
    private let system: IntentSystem
    private let locale: Locale
    /// The entities of the view that the last run showed, for each screen.
    private let shown = Mutex<[String: [EntityIdentifier]]>([:])
    /// The filling of the index, as at the start of an app.
    private let filling = Mutex<Task<Void, Never>?>(nil)

    package init(_ system: IntentSystem, locale: Locale = Locale(identifier: "en")) {
        self.system = system
        self.locale = locale
    }

    /// Carries out a request; an error becomes a refusal.
    package func answer(_ request: DefinitionRequest) async -> DefinitionReply {
        do {
            return try await reply(to: request)
        } catch let refusal as DefinitionRefusal {
            return .refusal(refusal.message)
        } catch {
            return .refusal("A query threw \(String(reflecting: error)).")
        }
    }

    private func reply(to request: DefinitionRequest) async throws -> DefinitionReply {
        switch request {
        case .run(let intent, let values, let screen):
            await fillIndex()
            let entry = try DefinitionNames.intent(intent, in: system.catalog)
            return .value(try await run(entry.type, named: intent, values, screen: screen))
        case .found(let query, let input):
            let type = try DefinitionNames.valueQuery(query)
            try DefinitionNames.check(input)
            let action = Catalog.queryAction(of: type).type
            return .value(
                try await run(action, named: query, ["input": input], screen: nil))
        case .all(let name):
            let type = try DefinitionNames.entity(name)
            guard let found = try await EntityLookup.all(type) else {
                throw DefinitionRefusal(
                    """
                    The query of \(name) can't list all entities: it is no EnumerableEntityQuery.
                    """)
            }
            return await list(found)
        case .suggested(let name):
            let type = try DefinitionNames.entity(name)
            return await list(try await EntityLookup.choices(type, matching: "", in: locale))
        case .matching(let name, let text):
            let type = try DefinitionNames.entity(name)
            return await list(
                try await EntityLookup.entities(type, matching: text, query: nil, in: locale))
        case .indexed(let name, let text):
            let type = try DefinitionNames.entity(name)
            await fillIndex()
            await IndexedEntities.entities(in: locale).settle()
            let identifiers = IndexLookup.present(type, matching: text, in: locale)
            return await list(
                try await EntityLookup.entities(type, identifiers: identifiers, query: nil))
        case .identified(let name, let identifiers):
            let type = try DefinitionNames.entity(name)
            return await list(
                try await EntityLookup.entities(type, identifiers: identifiers, query: nil))
        case .shown(let name, let screen):
            let type = try DefinitionNames.entity(name)
            let identifiers = shown.withLock { $0[screen] ?? [] }
                .filter { $0.entityType == type }.map(\.identifier)
            return await list(
                try await EntityLookup.entities(type, identifiers: identifiers, query: nil))
        case .contents(let data, let name, let contentType):
            return try await contents(of: data, name, as: contentType)
        }
    }

    /// Fills the index before anything may change it, so that a test sees what was done since.
    private func fillIndex() async {
        let task = filling.withLock { filling in
            let task = filling ?? Task { [system] in await system.fillIndex() }
            filling = task
            return task
        }
        await task.value
    }

    private func list(_ values: [any _IntentValue]) async -> DefinitionReply {
        var read: [ReadValue] = []
        for value in values { read.append(await ReadValue.reading(value, log: system.log)) }
        return .value(ReadValue(list: read))
    }

    // MARK: - Running

    private func run(
        _ type: any AppIntent.Type, named name: String, _ values: [String: ParameterValue],
        screen: String?
    ) async throws -> ReadValue {
        let parameters = IntentContents(of: type.init()).parameters.map(\.name)
        for given in values.keys.sorted() where !parameters.contains(given) {
            throw DefinitionRefusal(
                """
                \(name) has no parameter “\(given)”.\(Spelling.question(for: given, among: parameters))
                """)
        }
        for given in values.values { try DefinitionNames.check(given) }
        let request = RunRequest(type, .named(values), locale: locale)
        let delegate = TestRunDelegate()
        let runner = IntentRunner(system)
        let result = try delegate.result(
            of: await runner.run(request, for: delegate), named: name)
        try await show(result, of: request, for: delegate, on: screen)
        let value =
            if let value = result.value {
                await ReadValue.reading(value, log: system.log)
            } else {
                ReadValue(.null)
            }
        if let next = result.next {
            let following = request.following(next, purpose: .action)
            let last = try delegate.result(
                of: await runner.runAll(following, for: delegate),
                named: system.catalog.identifier(of: next.type))
            try await show(last, of: following, for: delegate, on: screen)
        }
        return value
    }

    /// Draws what a result shows, for the entities that its view names.
    private func show(
        _ result: RunResult, of request: RunRequest, for delegate: TestRunDelegate,
        on screen: String?
    ) async throws {
        guard let screen else { return }
        let drawing: ContentDrawing?
        do {
            drawing = try await IntentRunner(system).draw(
                result.content, of: request, for: delegate)
        } catch {
            let name = system.catalog.identifier(of: result.intent)
            throw DefinitionRefusal(
                delegate.refusal ?? ProblemText.forDeveloper(error, intent: name))
        }
        let entities = drawing?.tree.entityNodes.compactMap(\.entity)
            .compactMap { EntityIdentifier(activityIdentifier: $0) }
        shown.withLock { $0[screen] = entities }
    }

    // MARK: - Contents

    private func contents(
        of data: ParameterValue, _ name: String, as contentType: String?
    ) async throws -> DefinitionReply {
        let type = try DefinitionNames.entity(name)
        let value: (any _IntentValue)?
        do {
            value = try await ParameterResolver(searchesText: false, locale: locale)
                .value(of: data, as: type)
        } catch let problem as ResolutionProblem {
            throw DefinitionRefusal("\(name) can't be exported: \(problem).")
        }
        guard let value else { throw DefinitionRefusal("There is no \(name) to export.") }
        let forms = ContentForms(forms: value.contents(named: value.displayText(in: locale)))
        guard !forms.forms.isEmpty else {
            throw DefinitionRefusal("\(name) can't be exported: it is not Transferable.")
        }
        let wanted = contentType.map { UTType($0) ?? UTType(importedAs: $0) }
        guard let form = wanted.map({ forms.form(of: $0) }) ?? forms.forms.first else {
            let offered = forms.typeNames.joined(separator: ", ")
            throw DefinitionRefusal(
                """
                \(name) can't be exported as \(contentType ?? "a file"). It can be exported as: \(offered).
                """)
        }
        do {
            let file = try await system.exported(form)
            return .file(
                name: file.name, contentType: file.contentType,
                bytes: try file.contents?.load() ?? Data())
        } catch let failure as ExportFailure {
            throw DefinitionRefusal(ProblemText.forDeveloper(failure))
        }
    }
}
