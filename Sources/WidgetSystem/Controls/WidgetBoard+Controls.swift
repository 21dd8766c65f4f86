package import AppIntents
import AppIntentsMetadata
import Foundation
package import IntentSystem
import SwiftUI
import WidgetKit
import _Localization

extension WidgetBoard {
    @MainActor
    private func outline(ofControl kind: String) -> _ControlOutline? {
        catalog.controlOutlines().first { $0.kind == kind }
    }

    @MainActor
    package func configurationIntent(ofControl kind: String) -> (any AppIntent.Type)? {
        outline(ofControl: kind)?.configuration
    }

    /// Returns the controls that the app offers, in its order, with sample values: no provider is asked.
    @MainActor
    package func controlPreviews(in environment: PresentationEnvironment) -> [ShownControl] {
        catalog.controlOutlines().map { show($0.sample, $0, nil, environment) }
    }

    /// Returns the controls that the app offers, in its order, with their current values for a
    /// person.
    package func controls(
        for person: Person, in environment: PresentationEnvironment
    ) async -> [ShownControl] {
        let kinds = await MainActor.work { catalog.controlOutlines().map(\.kind) }
        return await withTaskGroup(of: (Int, ShownControl?).self) { group in
            for (place, kind) in kinds.enumerated() {
                group.addTask {
                    (place, await self.control(kind, for: person, in: environment))
                }
            }
            var shown = [ShownControl?](repeating: nil, count: kinds.count)
            for await (place, control) in group { shown[place] = control }
            return shown.compactMap(\.self)
        }
    }

    /// Returns a control with its current value for a person; `nil` for an unknown one.
    ///
    /// A provider whose calls are known to be short runs on the `executor` of the caller.
    package func control(
        _ kind: String, for person: Person, in environment: PresentationEnvironment,
        executor: (any TaskExecutor)? = nil
    ) async -> ShownControl? {
        let (template, problem) = await template(kind, for: person, executor)
        return await MainActor.work {
            guard let outline = outline(ofControl: kind) else { return nil }
            return show(template?.value ?? outline.sample, outline, problem, environment)
        }
    }

    /// Returns the current template; its provider is asked for the value.
    private func template(
        _ kind: String, for person: Person, _ executor: (any TaskExecutor)?
    ) async -> (Loan<_ControlTemplate>?, BoardProblem?) {
        let (type, prompts) = await MainActor.work { () -> ((any AppIntent.Type)?, Bool) in
            let outline = outline(ofControl: kind)
            return (outline?.configuration, outline?.promptsForConfiguration ?? false)
        }
        if let type, prompts,
            system.configurations.given(for: .control(kind), of: type, by: person) == .none
        {
            return (nil, .unconfigured)
        }
        do {
            let intent = try await configuration(type, at: .control(kind), for: person)
            shown.note(ControlInfo(kind: kind, configuration: intent), of: person)
            return (try await template(kind, intent, executor), nil)
        } catch is ConfigurationIncomplete {
            return (nil, .unconfigured)
        } catch is ConfigurationOutdated {
            return (nil, .outdated)
        } catch {
            note(error, kind: kind)
            return (nil, .failed)
        }
    }

    private func template(
        _ kind: String, _ intent: (any AppIntent)?, _ executor: (any TaskExecutor)?
    ) async throws -> Loan<_ControlTemplate>? {
        guard let source = await MainActor.work({ outline(ofControl: kind)?.source }) else {
            return nil
        }
        guard let read = source.read else {
            return await MainActor.work { Loan(source.preview(intent)) }
        }
        let began = ContinuousClock.now
        defer { providerDurations.note(kind, took: ContinuousClock.now - began) }
        let template = try await inTime(
            system.limits.providerDuration, system.deadlines,
            on: providerDurations.isBrief(kind) ? executor : nil
        ) {
            try await read(intent)
        }
        return await MainActor.work { Loan(template()) }
    }

    @MainActor
    private func show(
        _ template: _ControlTemplate, _ outline: _ControlOutline,
        _ problem: BoardProblem?, _ environment: PresentationEnvironment
    ) -> ShownControl {
        let locale = environment.locale
        let drawing = ControlDrawing(template: template, environment: environment)
        let name = outline.name?.text(in: locale) ?? ""
        let title = drawing.title
        return ShownControl(
            kind: outline.kind,
            title: title.isEmpty ? (name.isEmpty ? system.appName : name) : title,
            about: outline.about?.text(in: locale) ?? "",
            intent: template.action.map { system.catalog.identifier(of: type(of: $0)) },
            hint: drawing.hint, status: drawing.status,
            isOn: template.isOn, off: drawing.look(isOn: false), on: drawing.look(isOn: true),
            isDisabled: template.isDisabled || template.action == nil || problem != nil,
            isConfigurable: outline.configuration.map {
                !IntentContents(of: $0.init()).parameters.isEmpty
            } ?? false,
            problem: problem)
    }

    /// Performs a control's action, after the previous taps; `wanted` is the requested state of a
    /// toggle.
    ///
    /// An assistant's call isn't a person's tap: an intent that asks for confirmation before such a
    /// call is refused. The intent and the provider run on the `executor` of the caller if they are
    /// known to be short. `unlock` lets a person at a terminal enter the passphrase; people at a
    /// page unlock there.
    package func use(
        control kind: String, wanted: Bool?, for person: Person,
        in environment: PresentationEnvironment, startedBy source: RunRequest.Source = .person,
        executor: (any TaskExecutor)? = nil,
        unlock: @escaping @Sendable (SystemLock) async throws -> Void = { _ in }
    ) async -> BoardOutcome {
        await taps.inTurn(at: TapQueue.Place(person: person.account, kind: kind)) {
            guard
                let recipe = await recipe(
                    ofControl: kind, wanted: wanted, for: person, executor: executor)
            else { return .stale }
            let outcome = await perform(
                recipe, for: person, in: environment, startedBy: source,
                executor: executor, unlock: unlock)
            changes.note()
            return outcome
        } ?? .busy
    }

    /// Returns the recipe that a tap on a control performs now; `nil` if a tap does nothing.
    private func recipe(
        ofControl kind: String, wanted: Bool?, for person: Person,
        executor: (any TaskExecutor)?
    ) async -> Recipe? {
        guard let template = await template(kind, for: person, executor).0?.value,
            let action = template.action, !template.isDisabled
        else { return nil }
        return Recipe(of: action).turning(to: wanted)
    }
}
