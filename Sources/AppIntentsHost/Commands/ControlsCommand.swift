import ArgumentParser
import Foundation
import IntentSystem
import SnippetRendering
import WidgetSystem
import _Localization

/// Lists the app's controls with their states, presses a button, or switches a toggle.
struct ControlsCommand<App: IntentsApp>: SystemCommand {
    enum State: String, ExpressibleByArgument, CaseIterable {
        case on, off
    }

    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "controls",
            abstract: "Lists the controls with their states, or uses one.",
            discussion: """
                \(App.appName) controls KIND presses a button, or switches a toggle to the other state; on or \
                off gives it that one. Exits with 1 if it can't be used or its intent fails.
                """)
    }

    @OptionGroup var app: App

    @Argument(help: "The kind of a control, as it is listed, or its title.")
    var kind: String?

    @Argument(help: "The state that a toggle shall have.")
    var state: State?

    @Flag(help: "Print everything as JSON.")
    var json = false

    @OptionGroup var instance: InstanceOptions

    func perform(
        in system: IntentSystem, _ context: CommandContext
    ) async throws -> RunExit {
        let board = WidgetBoard.shared(of: system)
        let environment = PresentationEnvironment(language: context.locale.identifier)
        guard let kind else {
            let controls = await board.controlReports(for: .owner, in: environment)
            return context.terminal.finish(try text(of: controls, context.locale))
        }
        let controls = await board.controlReports(for: .owner, in: environment)
        guard
            let control = controls.first(where: { $0.kind == kind })
                ?? controls.first(where: { $0.title == kind })
        else {
            context.terminal.say(
                """
                \(App.appName) has no control “\(kind)”; \(App.appName) controls lists them.
                """)
            return .usage
        }
        if control.isOn == nil, state != nil, control.problem == nil {
            context.terminal.say(
                "“\(control.title)” is a button; it can’t be switched on or off.")
            return .usage
        }
        return try await use(control, on: board, environment, context)
    }

    private func use(
        _ control: ControlReport, on board: WidgetBoard, _ environment: PresentationEnvironment,
        _ context: CommandContext
    ) async throws -> RunExit {
        let wanted = state.map { $0 == .on } ?? control.isOn.map { !$0 }
        let key = CommandKey(at: context.terminal, context.locale)
        let person = key?.person ?? .owner
        let outcome = await board.use(
            control: control.kind, wanted: wanted, for: person, in: environment
        ) { lock in
            guard let key else { return }
            context.endAtInterruption()
            await key.unlock(lock)
        }
        if let key { board.system.lock.lock(key.person) }
        let words: String?
        switch outcome {
        case .done(let said), .opens(_, let said): words = said
        case .failed, .stale, .busy:
            context.terminal.say(
                control.problem?.text.text(in: context.locale)
                    ?? outcome.words(in: context.locale) ?? "")
            return .failed
        }
        let after = await board.control(control.kind, for: .owner, in: environment)
            .map { ControlReport($0) }
        let text =
            json
            ? try JSONText.lines(of: after.map { [$0] } ?? [])
            : ([words] + [after.map { ControlText.line($0, context.locale) }])
                .compactMap(\.self).joined(separator: "\n").safeForTerminal()
        return context.terminal.finish(text)
    }

    private func text(of controls: [ControlReport], _ locale: Locale) throws -> String {
        if json { return try JSONText.lines(of: controls) }
        if controls.isEmpty {
            return LocalizedStringResource(system: "The app has no controls.").text(in: locale)
        }
        return controls.map { ControlText.line($0, locale) }.joined(separator: "\n")
            .safeForTerminal()
    }
}
