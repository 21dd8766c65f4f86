import Foundation
import Synchronization

/// A browser of the machine that draws pages, without a window.
struct TestBrowser {
    /// The variable that names another browser.
    static let variable = "OAI_TEST_BROWSER"
    /// The programs that are looked for in `PATH`, in this order.
    static let names = [
        "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome",
    ]
    /// The longest time for one page.
    private static let patience = DispatchTimeInterval.seconds(60)

    let program: URL

    /// Finds a browser; throws with the cure if there is none.
    init(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(PictureProblem) {
        let given = environment[Self.variable].flatMap { $0.isEmpty ? nil : $0 }
        let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let paths = (given.map { [$0] } ?? Self.names).flatMap { name in
            name.contains("/") ? [name] : folders.map { "\($0)/\(name)" }
        }
        guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
            throw PictureProblem(
                description: given.map {
                    "\(Self.variable) is \($0), which is no program."
                }
                    ?? """
                    There is no browser to draw pictures: PATH has none of \
                    \(Self.names.joined(separator: ", ")). Install one, as with apt install \
                    chromium-headless-shell, or name one in \(Self.variable).
                    """)
        }
        program = URL(filePath: path)
    }

    /// Returns what the browser writes about a page after its scripts have run: its document, if
    /// `arguments` say nothing else.
    func open(_ page: URL, _ arguments: [String]) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            // Waiting blocks the thread.
            Thread {
                continuation.resume(with: Result { try wait(page, arguments) })
            }.start()
        }
    }

    private func wait(_ page: URL, _ arguments: [String]) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = program
        // A browser of the system's administrator has no sandbox; the page is the test's own.
        let sandbox = geteuid() == 0 ? ["--no-sandbox"] : []
        let fixed = [
            "--headless", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=2",
            "--user-data-dir=\(page.deletingLastPathComponent().path)/profile",
            "--virtual-time-budget=5000",
        ]
        process.arguments = sandbox + fixed + arguments + [page.absoluteString]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let number = process.processIdentifier
        let limit = DispatchWorkItem { kill(number, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: limit)
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        limit.cancel()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw PictureProblem(
                description: """
                    \(program.lastPathComponent) could not draw the page: it ended with \
                    \(process.terminationStatus).
                    """)
        }
        return String(decoding: text, as: UTF8.self)
    }
}

/// The reason why there is no picture to compare.
struct PictureProblem: TestFailure {
    let description: String
}

/// A folder for the pages of one picture, removed with the last reference.
final class PictureFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appending(
        path: "intents-picture-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a page, and returns its address.
    func page(_ name: String, _ html: String) throws -> URL {
        let file = url.appending(path: "\(name).html")
        try Data(html.utf8).write(to: file)
        return file
    }
}
