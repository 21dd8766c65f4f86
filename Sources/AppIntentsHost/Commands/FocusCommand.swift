import AppIntents
import AppIntentsMetadata
import ArgumentParser
import Foundation
import IntentSystem
import Logging
import SnippetRendering
import _Localization

/// Lists, names and switches focuses, and gives them their filters.
struct FocusCommand<App: IntentsApp>: SystemCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "focus", abstract: "Lists and switches focuses.",
            usage: """
                \(App.appName) focus [list] [--json]
                \(App.appName) focus on FOCUS
                \(App.appName) focus off
                \(App.appName) focus add NAME
                \(App.appName) focus remove FOCUS
                \(App.appName) focus set FOCUS FILTER [PARAMETER=VALUE]...
                \(App.appName) focus unset FOCUS FILTER
                """,
            discussion: """
                A focus fits the app to what you are doing. When one begins, its filters are performed with \
                the values that they have in it; when it ends, with their defaults. Without a running \
                instance a focus is switched, and the next process reads it.
                """)
    }

    enum Verb: String, ExpressibleByArgument, CaseIterable {
        case list, on, off, add, remove, set, unset

        fileprivate var words: ClosedRange<Int> {
            switch self {
            case .list, .off: 0...0
            case .on, .add, .remove: 1...1
            case .set: 2...Int.max
            case .unset: 2...2
            }
        }
    }

    @OptionGroup var app: App

    @Argument(help: "The thing to do.")
    var verb = Verb.list

    @Argument(help: "The name of a focus, a filter, values for its parameters.")
    var words: [String] = []

    @Flag(help: "Print the list as JSON.")
    var json = false

    @OptionGroup var instance: InstanceOptions

    func validate() throws {
        guard verb.words.contains(words.count) else {
            throw ValidationError("These are too few words, or too many.")
        }
    }

    func makeSystem() async throws -> IntentSystem {
        var app = app
        let log = Logger(label: App.appName) { StreamLogHandler.standardError(label: $0) }
        let state = StateDirectory(given: instance.stateDirectory, appName: App.appName)
        return try await IntentSystem(launching: &app, keepingIn: state, log: log)
    }

    func perform(
        in system: IntentSystem, _ context: CommandContext
    ) async -> RunExit {
        let (terminal, locale) = (context.terminal, context.locale)
        do {
            if verb == .list {
                let text = try await FocusListText(system, locale, isJSON: json).text
                if !text.isEmpty { return terminal.finish(text) }
                let nothing = LocalizedStringResource(system: "There is no focus yet.")
                terminal.say(
                    "\(nothing.text(in: locale)) \(App.appName) focus add NAME adds one.")
                return .done
            }
            let key = CommandKey(at: terminal, locale)
            defer { if let key { system.lock.lock(key.person) } }
            let failures = try await change(system, key, context)
            for failure in failures { terminal.say(failure.words) }
            return failures.isEmpty ? .done : .failed
        } catch let problem as FocusProblem {
            terminal.say(problem.localizedStringResource.text(in: locale))
            return .failed
        } catch let mistake as UsageError {
            terminal.say(mistake.message)
            return .usage
        } catch {
            terminal.say("\(error)")
            return .failed
        }
    }

    private func change(
        _ system: IntentSystem, _ key: CommandKey?, _ context: CommandContext
    ) async throws -> [FocusFilterFailure] {
        let locale = context.locale
        let person = key?.person ?? .owner
        if verb == .add {
            try system.focuses.add(words[0])
            return []
        }
        let id = try verb == .off ? nil : system.focuses.focus(words[0]).id
        var filter: Focus.Filter?
        switch verb {
        case .set:
            filter = try system.filter(
                named: words[1], values: words.dropFirst(2), locale: locale)
        case .unset: filter = try system.filter(named: words[1], values: [], locale: locale)
        default: break
        }
        if let key {
            try await system.authenticateFilters(of: id, as: person) { lock in
                context.endAtInterruption()
                await key.unlock(lock)
            }
        }
        switch (verb, id, filter) {
        case (.on, _, _), (.off, _, _):
            return try await system.setFocus(id, as: person, locale: locale)
        case (.remove, let id?, _):
            return try await system.removeFocus(id, as: person, locale: locale)
        case (.set, let id?, let filter?):
            return try await system.keepFilter(filter, in: id, as: person, locale: locale)
        case (.unset, let id?, let filter?):
            return try await system.removeFilter(
                filter.intent, from: id, as: person, locale: locale)
        default: return []
        }
    }
}

extension IntentSystem {
    /// Reads a filter from words: the identifier or title of its intent, and its values.
    fileprivate func filter(
        named name: String, values: some Collection<String>, locale: Locale
    ) throws -> Focus.Filter {
        let lookup = IntentLookup(catalog: catalog, locale: locale)
        let entry = try lookup.entry(named: name)
        guard catalog.focusFilter(entry.identifier) != nil else {
            throw FocusProblem.unknownFilter(name)
        }
        var texts: [String: [String]] = [:]
        for word in values {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else {
                throw UsageError("“\(word)” is no value: write PARAMETER=VALUE.")
            }
            texts[String(parts[0]), default: []].append(String(parts[1]))
        }
        let known = IntentContents(of: entry.type.init()).parameters.map(\.name)
        if let unknown = texts.keys.sorted().first(where: { !known.contains($0) }) {
            throw UsageError(
                "\(entry.identifier) has no parameter “\(unknown)”, only \(known.joined(separator: ", "))."
            )
        }
        return Focus.Filter(
            intent: entry.identifier, values: entry.type.values(readFrom: texts))
    }
}

/// The focuses and their filters, as text or as JSON.
struct FocusListText {
    private struct Row: Encodable {
        let name: String
        let isOn: Bool
        let filters: [Filter]
    }

    private struct Filter: Encodable {
        let intent: String
        /// The values; `nil` for a filter that the lock protects.
        let values: [String: ParameterValue]?
        let isLocked: Bool?
    }

    let text: String

    init(_ system: IntentSystem, _ locale: Locale, isJSON: Bool) async throws {
        let active = system.focuses.active?.id
        let focuses = system.focuses.all
        if isJSON {
            let rows = focuses.map {
                Row(
                    name: $0.name, isOn: $0.id == active,
                    filters: $0.filters.map {
                        // A list doesn't require the passphrase.
                        let isLocked = system.isLocked($0, for: .owner)
                        return Filter(
                            intent: $0.intent, values: isLocked ? nil : $0.values,
                            isLocked: isLocked ? true : nil)
                    })
            }
            text = try JSONText.lines(of: rows)
            return
        }
        var lines: [String] = []
        for focus in focuses {
            lines.append("\(focus.id == active ? "●" : "○") \(focus.name)")
            for filter in focus.filters {
                guard let looks = await system.looks(of: filter, for: .owner, in: locale) else {
                    lines.append("  \(filter.intent)")
                    continue
                }
                let words = [looks.title, looks.subtitle].filter { !$0.isEmpty }
                lines.append("  \(filter.intent): \(words.joined(separator: ", "))")
            }
        }
        text = lines.joined(separator: "\n").safeForTerminal()
    }
}
