import Foundation
import IntentSystem
import SurfaceKit
import _Localization

/// The controls of a card, used by a person who types.
extension CommandRun {
    struct Pressed {
        /// The reason why it did nothing.
        var problem: String?
        /// The card that it shows instead of the one with the control.
        var next: ShownCard?
    }

    /// The greatest number of presses for one typed number.
    private static let mostPresses = 1000

    /// Uses the controls that a person means, and draws their card again after each, as taps on a
    /// card would.
    func use(
        _ typed: CardKeys.Typed, of card: inout TerminalCard, showing content: RunContent,
        of request: RunRequest, perform: (Recipe) async -> Pressed
    ) async -> Pressed {
        switch typed {
        case .use(let control):
            guard let recipe = card.drawing.recipe(of: control) else { return Pressed() }
            var pressed = await perform(recipe)
            if pressed.next != nil { return pressed }
            do {
                if let drawn = try await draw(content, of: request, hasKeys: true) { card = drawn }
            } catch {
                // The last good view stays.
                pressed.problem =
                    pressed.problem
                    ?? RunFailure(error: error, intent: request.type).text(in: request.locale)
            }
            return pressed
        case .number(let wanted):
            for _ in 0..<Self.mostPresses {
                guard let stepper = card.keys?.stepper, let button = stepper.button(to: wanted)
                else { break }
                guard button.isUsable else {
                    return Pressed(problem: stepper.limit(before: wanted, in: request.locale))
                }
                let pressed = await use(
                    .use(button), of: &card, showing: content, of: request, perform: perform)
                let isNearer =
                    card.keys?.stepper.map {
                        abs($0.number - wanted) < abs(stepper.number - wanted)
                    } ?? false
                guard isNearer, pressed.problem == nil, pressed.next == nil, !Task.isCancelled
                else { return pressed }
            }
            return Pressed()
        }
    }

    // MARK: - Results

    /// Prints a result, and lets a person use the controls of its card until they are done.
    ///
    /// Returns the error of an intent that was stopped meanwhile.
    func show(_ report: RunReport) async -> RunReport.Failure? {
        print(report)
        var shown = report.lastCard
        var hintIsKnown = false
        while var current = shown, let keys = current.card.keys {
            let request = current.request
            if !hintIsKnown { terminal.say(keys.hint(in: request.locale), as: .secondary) }
            hintIsKnown = true
            let prompt = ResultPrompt(terminal: terminal, keys: keys, locale: request.locale)
            guard let typed = await answer(at: prompt) else { return nil }
            var error: RunReport.Failure?
            let pressed = await use(
                typed, of: &current.card, showing: current.content, of: request
            ) { recipe in
                let report = await perform(
                    request.following(
                        recipe, purpose: recipe.isStart ? .action : .control(inConfirmation: false))
                )
                error = report.error
                if report.error == nil { print(report) }
                return Pressed(problem: report.error?.message, next: report.lastCard)
            }
            if Task.isCancelled { return error }
            if let problem = pressed.problem { terminal.say(problem, as: .problem) }
            if pressed.next == nil { print(current.card) }
            shown = pressed.next ?? current
        }
        return nil
    }

    /// Returns what a person types at the prompt; `nil` if they are done, which the end of the
    /// input and an interruption mean too.
    private func answer(at prompt: ResultPrompt) async -> CardKeys.Typed? {
        do {
            return try await conversation.ask { prompt.typed() }
        } catch {
            terminal.say("")
            return nil
        }
    }

    private func print(_ report: RunReport) {
        let text = report.plain(in: terminal.outputPaint)
        if !text.isEmpty { _ = terminal.print(text) }
    }

    private func print(_ card: TerminalCard) {
        _ = terminal.print(terminal.outputPaint.painted(card.lines))
    }
}

/// The prompt below a result whose card has controls.
private struct ResultPrompt: Sendable {
    let terminal: Terminal
    let keys: CardKeys
    let locale: Locale

    /// Asks until what is typed means something; returns `nil` if the person is done.
    func typed() -> CardKeys.Typed? {
        let done = LocalizedStringResource(system: "Done").text(in: locale)
        let prompt = LocalizedStringResource(system: "\(done) (Enter):").text(in: locale)
        while true {
            terminal.say(prompt, as: .prompt, end: " ")
            guard let line = terminal.line() else {
                terminal.say("")
                return nil
            }
            let answer = line.trimmingCharacters(in: .whitespaces)
            if answer.isEmpty || [done, "done"].contains(where: { $0.isSame(as: answer) }) {
                return nil
            }
            if let typed = keys.read(answer) { return typed }
            terminal.say(keys.hint(in: locale), as: .problem)
        }
    }
}

extension CardStepper {
    /// Returns the reason why a number can't be reached; the present one is the last before it.
    fileprivate func limit(before wanted: Int, in locale: Locale) -> String {
        let bound = number.formatted(.number.locale(locale))
        let problem: LocalizedStringResource =
            wanted > number
            ? .init(system: "choose a number of at most \(bound).")
            : .init(system: "choose a number of at least \(bound).")
        let text = problem.text(in: locale)
        return text.prefix(1).uppercased() + text.dropFirst()
    }
}

extension ContentDrawing {
    /// Returns the recipe of a control; for a toggle, the one that turns it to the other state.
    fileprivate func recipe(of control: CardControl) -> Recipe? {
        var wanted: Bool?
        if case .toggle(let isOn) = control.role { wanted = !isOn }
        return control.action.flatMap { recipe(of: $0, turningOn: wanted) }
    }
}
