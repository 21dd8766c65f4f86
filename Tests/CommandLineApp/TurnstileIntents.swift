import AppIntents
import Foundation
import SwiftUI

/// A gate whose passages are lines of a file, so that each is counted once, whichever process let it pass.
struct ShowTurnstileIntent: AppIntent {
    static let title: LocalizedStringResource = "Show Turnstile"
    static let isDiscoverable = false

    @Parameter(title: "File") var file: String

    func perform() async throws -> some IntentResult & ShowsSnippetIntent {
        let snippet = TurnstileSnippetIntent()
        snippet.file = file
        return .result(snippetIntent: snippet)
    }
}

struct TurnstileSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Turnstile"
    static let isDiscoverable = false

    @Parameter(title: "File") var file: String

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        let passed = (try? String(contentsOfFile: file, encoding: .utf8))?.count ?? 0
        let pass = PassIntent()
        pass.file = file
        return .result(
            view: VStack {
                Text("\(passed) passed")
                Button("Pass", intent: pass)
            })
    }
}

struct PassIntent: AppIntent {
    static let title: LocalizedStringResource = "Pass"
    static let isDiscoverable = false

    @Parameter(title: "File") var file: String

    /// Nobody could write to the file.
    struct Jammed: Error {}

    func perform() async throws -> some IntentResult {
        try Self.pass(file)
        return .result()
    }

    static func pass(_ file: String) throws {
        // One write in a file that is only appended to: no other process comes between.
        let descriptor = open(file, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
        defer { close(descriptor) }
        guard write(descriptor, "|", 1) == 1 else { throw Jammed() }
    }
}

/// Lets one pass and tells everyone who watches, from a task that belongs to no person.
struct PassUnseenIntent: AppIntent {
    static let title: LocalizedStringResource = "Pass Unseen"
    static let isDiscoverable = false

    @Parameter(title: "File") var file: String

    func perform() async throws -> some IntentResult {
        try PassIntent.pass(file)
        Task.detached { TurnstileSnippetIntent.reload() }
        return .result()
    }
}
