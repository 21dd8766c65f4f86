import AppIntents
import Foundation
import IntentSystem
import ScaleCatalog
import Timing

/// Measures the index and the search of an app of 1,000 intents, 2,000 phrases and 100,000 indexed entities; the
/// argument is the number of names of each kind that are typed.
@main
struct ScaleBenchmark {
    private let clock = ContinuousClock()
    private let each: Int

    static func main() async throws {
        let names = CommandLine.arguments.dropFirst().first.flatMap { Int($0) }
        try await ScaleBenchmark(each: max(names ?? 40, 2)).run()
    }

    private func run() async throws {
        let system = IntentSystem(appName: "Scale")
        // Describes the intents, which each search would do first.
        _ = system.search("", language: "en")
        let empty = Memory.resident
        var filling = MarkdownTable(
            "\(Content.count) entities", "ms", "entities a second", "MB of the process", "aim")
        func add(_ name: String, _ time: Duration, _ aim: String = "") {
            filling.add(
                name, time.millisecondText, Self.rate(time), "\(Memory.resident >> 20)", aim)
        }
        filling.add("without any, all intents described", "", "", "\(empty >> 20)", "")
        let start = clock.now
        try await Content.fillIndex()
        let indexed = clock.now
        add("the app indexes them", start.duration(to: indexed))
        _ = system.search("a")
        let searched = clock.now
        add("the first search", indexed.duration(to: searched))
        add("both", start.duration(to: searched), "≥ 20,000")
        let sentence = Typing.sentences(entities: Content.count, count: 1)[0]
        while system.understandings(of: sentence).isEmpty, clock.now < searched + .seconds(60) {
            try await Task.sleep(for: .milliseconds(2))
        }
        add("until sentences are read by all names", searched.duration(to: clock.now))
        print(filling)
        print()
        measureTyping(in: system)
        print()
        measureSentences(in: system)
    }

    private static func rate(_ time: Duration) -> String {
        String(Int(Double(Content.count) / (time.microseconds / 1e6)))
    }

    private func measureTyping(in system: IntentSystem) {
        var table = MarkdownTable(
            "First results for each key, ms", "p50", "p95", "p99", "largest", "keys", "aim (p95)")
        var kinds: [String] = []
        var times: [String: [Duration]] = [:]
        var slowest: (time: Duration, text: String) = (.zero, "")
        for typing in Typing.all(entities: Content.count, each: each) {
            if times[typing.kind] == nil { kinds.append(typing.kind) }
            for text in typing.texts {
                let start = clock.now
                _ = system.search(text, language: "en")
                let time = start.duration(to: clock.now)
                times[typing.kind, default: []].append(time)
                if time > slowest.time { slowest = (time, text) }
            }
        }
        for kind in kinds { Self.add(kind, times[kind] ?? [], "≤ 10", to: &table) }
        Self.add("all keys", times.values.flatMap(\.self), "≤ 10", to: &table)
        print(table)
        print("\nThe slowest was “\(slowest.text)”.")
    }

    private func measureSentences(in system: IntentSystem) {
        var table = MarkdownTable(
            "A sentence, ms", "p50", "p95", "p99", "largest", "sentences", "aim")
        var times: [Duration] = []
        var understood = 0
        for sentence in Typing.sentences(entities: Content.count, count: each * 10) {
            let start = clock.now
            let found = system.understandings(of: sentence)
            times.append(start.duration(to: clock.now))
            if !found.isEmpty { understood += 1 }
        }
        Self.add("understood", times, "≤ 10", to: &table)
        print(table)
        print("\n\(understood) of \(times.count) sentences mean something.")
    }

    private static func add(
        _ name: String, _ times: [Duration], _ aim: String, to table: inout MarkdownTable
    ) {
        let times = Percentiles(times)
        table.add(
            name, times.median.millisecondText, times.at(0.95).millisecondText,
            times.at(0.99).millisecondText, times.at(1).millisecondText, "\(times.count)", aim)
    }
}

/// The memory of this process.
enum Memory {
    /// The resident bytes, by `/proc`.
    static var resident: Int {
        let fields =
            (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
            .split(separator: " ") ?? []
        return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
}
