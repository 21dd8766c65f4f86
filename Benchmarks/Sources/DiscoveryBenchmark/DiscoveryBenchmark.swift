import AppIntents
import Foundation
import IntentSystem
import Timing

/// Measures how long it takes to find 1,000 intents with 3,000 parameters and 300 entities; the argument is the number of samples.
///
/// What counts is the first time in a process, so the program starts itself again for each sample.
@main
struct DiscoveryBenchmark {
    /// The argument with which the program measures once and prints nanoseconds.
    private static let once = "--once"

    static func main() {
        let argument = CommandLine.arguments.dropFirst().first
        if argument == once { return measure() }
        do {
            try report(processes: max(argument.flatMap { Int($0) } ?? 15, 3))
        } catch {
            FileHandle.standardError.write(Data("DiscoveryBenchmark: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func report(processes: Int) throws {
        // The first process pages the program in.
        _ = try sample()
        let samples = try (0..<processes).map { _ in try sample() }
        guard samples.allSatisfy({ $0.intentCount == 1000 }) else { throw IntentsMissing() }

        var table = MarkdownTable(
            "1,000 intents, 3,000 parameters, 300 entities; ms", "median", "largest", "aim")
        for (name, times, aim) in [
            ("find them and build the catalog", samples.map(\.catalog), "≤ 10"),
            ("describe them all (titles, parameters)", samples.map(\.metadata), ""),
            ("both", samples.map { $0.catalog + $0.metadata }, "≤ 20"),
        ] {
            let times = Percentiles(times)
            table.add(name, times.median.millisecondText, times.at(1).millisecondText, aim)
        }
        print(table)
        print("\n\(processes) processes, the first time in each.")
    }

    private static func measure() {
        let start = ContinuousClock.now
        let catalog = Catalog()
        let found = ContinuousClock.now
        let metadata = catalog.metadata(appName: "Benchmark")
        let end = ContinuousClock.now
        let times = [start.duration(to: found), found.duration(to: end)]
        let nanoseconds = times.map { String(Int($0.microseconds * 1000)) }
        guard metadata.entities.count == 300 else { return }
        print(metadata.intents.count, nanoseconds.joined(separator: " "))
    }

    private struct Sample {
        var intentCount: Int
        var catalog: Duration
        var metadata: Duration
    }

    private static func sample() throws -> Sample {
        guard let program = Bundle.main.executableURL else { throw IntentsMissing() }
        let process = Process()
        let output = Pipe()
        process.executableURL = program
        process.arguments = [once]
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let numbers = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace)
            .compactMap { Int($0) }
        guard process.terminationStatus == 0, numbers.count == 3 else { throw IntentsMissing() }
        return Sample(
            intentCount: numbers[0], catalog: .nanoseconds(numbers[1]),
            metadata: .nanoseconds(numbers[2]))
    }
}

/// The measuring process failed, or found another number of intents than were generated.
struct IntentsMissing: Error, CustomStringConvertible {
    var description: String { "A process did not find exactly the 1,000 generated intents." }
}
