public import AppIntents
import IntentSystem
import SwiftUI
import Synchronization
import Testing

extension TestSystem {
    /// Checks that a snippet intent only reads: the system performs it whenever its card is drawn.
    ///
    /// It is performed twice, as for a card. The check fails if the two views or the actions of their
    /// controls differ, if the intent donates, changes an index, reloads a snippet or widgets, changes
    /// relevant intents, replaces a dependency, copies a text or continues with another intent, and
    /// if a watched value changes. Other writes, such as those to a file, can't be seen.
    ///
    ///     try await system.checkSideEffectFree(
    ///         TallySnippet(), watching: ["count": { await "\(tally.count)" }])
    ///
    /// - Parameters:
    ///   - intent: The intent, with the values of its parameters.
    ///   - values: The values that must stay the same, by names for the failure.
    ///   - fileID: The file of the call, as `#fileID`.
    ///   - filePath: The path of that file.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    /// - Throws: `UnfinishedTest` if the intent can't be performed.
    public func checkSideEffectFree(
        _ intent: any SnippetIntent,
        watching values: KeyValuePairs<String, @Sendable () async throws -> String> = [:],
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) async throws {
        let location = SourceLocation(
            fileID: fileID, filePath: filePath, line: line, column: column)
        let before = try await Self.read(values)
        let observed = WriteList()
        let number = surroundings.observe { observed.add($0) }
        defer { surroundings.remove(number) }
        let recipe = Recipe(of: intent)
        let moment = system.configuration.now()
        let first = try await SnippetDrawing(of: recipe, in: self, at: moment)
        let second = try await SnippetDrawing(of: recipe, in: self, at: moment)
        let after = try await Self.read(values)

        var problems = observed.lines + first.handedOver
        for (one, other) in zip(before, after) where one.value != other.value {
            problems.append("\(one.name) was “\(one.value)” before, and is “\(other.value)” now")
        }
        if let difference = try first.difference(from: second) { problems.append(difference) }
        guard !problems.isEmpty else { return }
        try CheckReport.fail(
            """
            \(type(of: intent)) is not free of side effects. The system performs it each time its card is drawn, \
            so perform() may only read, and must give the same view until something else changes.
            \(problems.map { "  " + $0 }.joined(separator: "\n"))
            """, after: history, at: location)
    }

    private static func read(
        _ values: KeyValuePairs<String, @Sendable () async throws -> String>
    ) async throws -> [(name: String, value: String)] {
        var found: [(name: String, value: String)] = []
        for (name, value) in values { found.append((name, try await value())) }
        return found
    }
}

/// The writes of an app's code, each once with its number.
private final class WriteList: Sendable {
    private let writes = Mutex<[ObservedWrite]>([])

    func add(_ write: ObservedWrite) { writes.withLock { $0.append(write) } }

    /// The writes in words, in the order in which they were first made.
    var lines: [String] {
        let writes = writes.withLock { $0 }
        var seen: Set<ObservedWrite> = []
        return writes.filter { seen.insert($0).inserted }.map { write in
            let count = writes.count { $0 == write }
            return count == 1 ? write.words : "\(write.words) (\(count) times)"
        }
    }
}

extension ObservedWrite {
    /// The write as the end of a sentence about the app's code.
    fileprivate var words: String {
        switch self {
        case .donation(let intent): "it donates \(intent)"
        case .deletedDonations: "it deletes donations"
        case .snippetReload(let snippet): "it calls \(snippet).reload()"
        case .timelineReload(let kind?): "it reloads the timelines of the widgets “\(kind)”"
        case .timelineReload(kind: nil): "it reloads the timelines of all widgets"
        case .indexed(let items): "it adds to a search index: \(items.joined(separator: ", "))"
        case .removedFromIndex: "it removes items from a search index"
        case .dependency(let type): "it sets its dependency \(type) to another object"
        case .relevance: "it changes the relevant intents"
        }
    }
}
