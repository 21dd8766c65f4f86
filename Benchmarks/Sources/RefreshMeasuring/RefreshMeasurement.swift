import AppIntents
import BenchmarkCard
import Foundation
import IntentSystem
import SnippetRendering
import SwiftUI
import Timing

/// Measures a refresh inside the server; the first argument of the program is the number of taps.
///
/// The work is done on the main thread, as for the first eight connections of a server; with
/// `--beside`, on a thread of its own, as for all others.
package enum RefreshMeasurement {
    /// Measures in a system that was prepared, as a person sees it whose surface is the outcome of that.
    package static func run(
        preparing prepare:
            @escaping @Sendable (IntentSystem) async throws -> PresentationEnvironment
    ) async {
        let taps = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 20_000
        let isBeside = CommandLine.arguments.contains("--beside")
        AppDependencyManager.shared.add(dependency: VisitCounts())
        let thread: any TaskExecutor = isBeside ? SurfaceThread() : MainThread()
        let measuring = Task.detached(executorPreference: thread) {
            let system = IntentSystem(appName: "Benchmark")
            try await measure(
                taps: max(taps, 100), on: thread, in: system, try await prepare(system))
        }
        do {
            try await measuring.value
        } catch {
            FileHandle.standardError.write(Data("The refresh was not measured: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func measure(
        taps: Int, on thread: any TaskExecutor, in system: IntentSystem,
        _ environment: PresentationEnvironment
    ) async throws {
        var plain = try await Person(
            in: system, performing: "ShowPlaceIntent", environment: environment, on: thread)
        let nodes = plain.shown.tree.allNodes.count

        for _ in 0..<taps / 5 { _ = try await plain.tap() }
        let before = ProcessTime.now
        var totals: [Duration] = []
        for _ in 0..<taps { totals.append(try await plain.tap().total) }
        let processorTime = (ProcessTime.now - before) / taps

        var probed = try await Person(
            in: system, performing: "ShowProbedPlaceIntent", environment: environment, on: thread)
        for _ in 0..<taps / 5 { _ = try await probed.tap() }
        var resolutions: [Duration] = []
        var renderings: [Duration] = []
        var sums: [Duration] = []
        for _ in 0..<taps {
            let refresh = try await probed.tap()
            resolutions.append(refresh.resolution)
            renderings.append(refresh.rendering)
            sums.append(refresh.resolution + refresh.rendering)
        }

        guard environment.contentWidth == nil || plain.shown.tree.placements != nil else {
            throw NotLaidOut()
        }
        guard plain.shown.count == taps / 5 + taps else { throw WrongCount() }
        var table = MarkdownTable("Refresh inside the server, µs", "p50", "p90", "p99", "aim (p50)")
        for (name, samples, aim) in [
            ("tap to HTML: both intents, resolve, render", totals, "≤ 150"),
            ("resolve", resolutions, ""), ("HTML", renderings, ""),
            ("resolve and HTML", sums, "≤ 40"),
        ] {
            let times = Percentiles(samples)
            table.add(
                name, times.at(0.5).microsecondText, times.at(0.9).microsecondText,
                times.at(0.99).microsecondText, aim)
        }
        print(table)
        print(
            """

            \(taps) taps; the card has \(nodes) nodes and \(plain.shown.byteCount) bytes of HTML; \
            \(processorTime.microsecondText) µs of processor time per tap in all threads.
            """)
    }
}

/// A card has no places: the fonts that cards are measured in weren't found.
struct NotLaidOut: Error, CustomStringConvertible {
    var description: String { "No card was laid out. Scripts/setup installs the fonts." }
}

/// The card does not show as many taps as were made.
struct WrongCount: Error, CustomStringConvertible {
    var description: String { "The card's counter isn't at the number of taps." }
}
