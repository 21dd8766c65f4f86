import AppIntents
import Foundation
import SwiftUI

/// Gives nothing.
struct NothingIntent: AppIntent {
    static let title: LocalizedStringResource = "Nothing"
    func perform() async throws -> some IntentResult { .result() }
}

/// A failure in words for the person.
struct BenchFailure: Error, CustomLocalizedStringResourceConvertible {
    let localizedStringResource: LocalizedStringResource
}

struct FailIntent: AppIntent {
    static let title: LocalizedStringResource = "Fail"
    func perform() async throws -> some IntentResult {
        if true { throw BenchFailure(localizedStringResource: "The bench is \u{1B}[31mbroken.") }
        return .result()
    }
}

/// Says and shows what would steer a terminal.
struct EscapeIntent: AppIntent {
    static let title: LocalizedStringResource = "Escape"
    func perform() async throws -> some ProvidesDialog & ShowsSnippetView & ReturnsValue<String> {
        let bad = "\u{1B}]0;title\u{7}red\u{9B}31m\r\n\u{8}end"
        return .result(value: bad, dialog: "\(bad)") { Text(verbatim: bad) }
    }
}

/// Continues with another intent.
struct ChainIntent: AppIntent {
    static let title: LocalizedStringResource = "Chain"
    func perform() async throws -> some ProvidesDialog & OpensIntent {
        let next = OpenToolIntent()
        next.target = Tool.all[2]
        return .result(opensIntent: next, dialog: "First.")
    }
}

/// Asks for a choice, then for a confirmation with a view.
struct AskIntent: AppIntent {
    static let title: LocalizedStringResource = "Ask"
    func perform() async throws -> some ProvidesDialog {
        let options: [IntentChoiceOption] = [
            .init(title: "Red"), .init(title: "Blue"), .cancel,
        ]
        let picked = try await requestChoice(between: options, dialog: "Which color?")
        let name = picked == options[0] ? "red" : "blue"
        try await requestConfirmation(actionName: .buy, dialog: "Buy it in \(name)?") {
            VStack {
                Text("Paint: \(name)")
                Button("Other", intent: NothingIntent())
            }
        }
        return .result(dialog: "Bought in \(name).")
    }
}

/// Works until it is cancelled, and tidies up then.
struct WorkIntent: ProgressReportingIntent {
    static let title: LocalizedStringResource = "Work"
    @Parameter(title: "Trace") var trace: String
    @Parameter(title: "Steps", default: 1_000_000) var steps: Int

    func perform() async throws -> some ProvidesDialog {
        progress.totalUnitCount = Int64(steps)
        do {
            for step in 0..<steps {
                try await Task.sleep(for: .milliseconds(20))
                progress.completedUnitCount = Int64(step + 1)
                if step == 0 { try "begun".write(toFile: trace, atomically: true, encoding: .utf8) }
            }
        } catch is CancellationError {
            // Tidying takes a moment, which a cancelled run gets.
            try await Task.detached { try await Task.sleep(for: .milliseconds(300)) }.value
            try "tidied".write(toFile: trace, atomically: true, encoding: .utf8)
            throw CancellationError()
        }
        return .result(dialog: "Worked.")
    }
}

/// Doesn't listen when it is cancelled.
struct StubbornIntent: AppIntent {
    static let title: LocalizedStringResource = "Stubborn"
    @Parameter(title: "Trace") var trace: String

    func perform() async throws -> some IntentResult {
        try "begun".write(toFile: trace, atomically: true, encoding: .utf8)
        await withTaskCancellationHandler {
            await Task.detached { try? await Task.sleep(for: .seconds(60)) }.value
        } onCancel: { [trace] in
            try? "told".write(toFile: trace, atomically: true, encoding: .utf8)
        }
        return .result()
    }
}

/// Says more than a pipe holds.
struct LongIntent: AppIntent {
    static let title: LocalizedStringResource = "Long"
    func perform() async throws -> some ReturnsValue<String> {
        .result(value: String(repeating: "long ", count: 100_000))
    }
}

/// Is not offered to people, but can be named.
struct HiddenIntent: AppIntent {
    static let title: LocalizedStringResource = "Hidden"
    static let isDiscoverable = false
    func perform() async throws -> some ProvidesDialog { .result(dialog: "Found.") }
}

/// Reports how long it will take, and watches its progress instead of its task.
struct EstimateIntent: ProgressReportingIntent {
    static let title: LocalizedStringResource = "Estimate"
    @Parameter(title: "Trace") var trace: String
    @Parameter(title: "Steps", default: 1_000_000) var steps: Int

    func perform() async throws -> some ProvidesDialog {
        progress.totalUnitCount = Int64(steps)
        progress.setUserInfoObject(120.0, forKey: .estimatedTimeRemainingKey)
        for step in 0..<steps where !progress.isCancelled {
            // A task of its own isn't cancelled with the run.
            try await Task.detached { try await Task.sleep(for: .milliseconds(20)) }.value
            progress.completedUnitCount = Int64(step + 1)
            if step == 0 { try "begun".write(toFile: trace, atomically: true, encoding: .utf8) }
        }
        if progress.isCancelled {
            try "stopped".write(toFile: trace, atomically: true, encoding: .utf8)
        }
        return .result(dialog: "Estimated.")
    }
}

/// Needs what this app doesn't say it can use.
struct PhotographIntent: CameraCaptureIntent {
    static let title: LocalizedStringResource = "Photograph"
    func perform() async throws -> some IntentResult { .result() }
}
