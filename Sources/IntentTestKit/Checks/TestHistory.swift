import IntentSystem
import SurfaceKit
import SwiftUI
import Synchronization

/// The newest events of a test: what its people did and saw, what the system logged, and how the
/// clock moved.
final class TestHistory: Sendable {
    /// One event; a screen becomes text only when it is wanted, since most tests pass.
    private enum Event: Sendable {
        case action(String)
        case text(String)
        case screen(SessionScreen, person: String)
    }

    private struct State {
        var events: [Event] = []
        var dropped = 0
    }

    /// The number of events that are kept.
    static let limit = 40

    private let state = Mutex(State())

    init() {}

    /// Adds an event.
    func note(_ event: String) { add(.text(event)) }

    /// Adds what a person did.
    func note(action: String) { add(.action(action)) }

    /// Adds what a person's screen shows.
    func note(_ screen: SessionScreen, of person: String) { add(.screen(screen, person: person)) }

    private func add(_ event: Event) {
        state.withLock { state in
            state.events.append(event)
            if state.events.count > Self.limit {
                state.events.removeFirst()
                state.dropped += 1
            }
        }
    }

    /// The events, oldest first, each one line.
    ///
    /// Left out are screens that didn't change visibly, and those of a run that was under way until
    /// the next screen: how many of them there are depends on the machine.
    var lines: [String] {
        var seen: [String: String] = [:]
        let events = state.withLock(\.events)
        return events.enumerated().compactMap { index, event in
            switch event {
            case .action(let text), .text(let text): return text
            case .screen(let screen, let person)
            where screen.state?.isBusy == true
                && Self.hasScreen(of: person, in: events[(index + 1)...]):
                return nil
            case .screen(let screen, let person):
                let shown = HostScreen(screen.state, view: screen.tree?.screenLines ?? [])
                let line = shown.description.replacing("\n", with: " / ")
                defer { seen[person] = line }
                return (seen[person] ?? "(nothing)") == line ? nil : "\(person) sees \(line)"
            }
        }
    }

    /// Returns whether a person sees another screen before the next action.
    private static func hasScreen(of person: String, in later: ArraySlice<Event>) -> Bool {
        for event in later {
            switch event {
            case .action: return false
            case .text: continue
            case .screen(_, let other): if other == person { return true }
            }
        }
        return false
    }

    /// The events under a heading; empty if there are none.
    var description: String {
        let lines = lines
        guard !lines.isEmpty else { return "" }
        let dropped = state.withLock(\.dropped)
        let more = dropped == 0 ? [] : ["  … (\(dropped) earlier)"]
        return (["What happened before:"] + more + lines.map { "  \($0)" })
            .joined(separator: "\n")
    }
}

extension PersonAction {
    /// Returns the action in words, with the names of what a person's screen shows.
    func words(on screen: SessionScreen) -> String {
        func control(_ action: ActionID) -> String {
            let node = screen.tree?.nodes { $0.action == action }.first
            return "“\(node?.accessibleName.withoutControlCharacters ?? "\(action)")”"
        }
        func names(_ values: some Collection<String>) -> String {
            values.isEmpty ? "" : " with \(values.sorted().joined(separator: ", "))"
        }
        switch self {
        case .perform(let intent, let values, _): return "performs \(intent)\(names(values.keys))"
        case .performShortcut(let index, _): return "performs the shortcut \(index)"
        case .tap(_, _, let action): return "taps \(control(action))"
        case .toggle(_, _, let action, let isOn):
            return "turns \(control(action)) \(isOn ? "on" : "off")"
        case .answer(_, let values): return "answers\(names(values.keys))"
        case .choose(_, let option):
            guard case .choice(let options)? = screen.question?.kind,
                options.indices.contains(option)
            else { return "chooses the option \(option)" }
            return "chooses “\(options[option].title)”"
        case .confirm: return "confirms"
        case .cancel: return "cancels"
        case .done: return "presses Done"
        case .undo: return "undoes"
        case .redo: return "redoes"
        case .retry: return "tries again"
        case .stop: return "stops the run"
        case .aside: return "turns to something else"
        case .open(let id): return "opens the item \(id) of the tray"
        case .dismiss(let id): return "dismisses the item \(id) of the tray"
        case .pin(_, let isOn): return isOn ? "pins an action" : "unpins an action"
        case .location: return "reports a location"
        }
    }
}
