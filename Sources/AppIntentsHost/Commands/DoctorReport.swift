import Foundation
import IntentSystem
import _Localization

/// The result of a check of an app, in words or as JSON.
struct DoctorReport: Encodable {
    /// A finding with its words.
    struct Finding: Encodable {
        let severity: CatalogFinding.Severity
        let message: String
    }

    /// The limits of one part of the program.
    struct Limits: Encodable {
        struct Limit: Encodable {
            let name: String
            let value: String
        }

        let title: String
        let limits: [Limit]

        /// Takes the properties that are a number or a time; a configuration holds other things as well.
        ///
        /// `others` are limits that no setting changes.
        init(_ title: String, of configuration: Any, and others: KeyValuePairs<String, Int> = [:]) {
            self.title = title
            let settings = Mirror(reflecting: configuration).children.filter { child in
                child.value is Int || child.value is Double || child.value is Duration
            }.map { Limit(name: $0.label ?? "", value: "\($0.value)") }
            limits = settings + others.map { Limit(name: $0.key, value: "\($0.value)") }
        }

        /// Creates the account of the app's passphrase.
        init(of lock: SystemLock) {
            title = "Lock of the app"
            let state =
                lock.problem.map { "damaged, so all is locked: \($0)" }
                ?? (lock.isSet ? "set" : "none, so nothing is locked (lock --set sets one)")
            limits = [Limit(name: "passphrase", value: state)]
        }

        /// The title, and a line for each limit.
        var lines: [String] { ["\(title):"] + limits.map { "  \($0.name): \($0.value)" } }
    }

    private let intents: Int
    private let shortcuts: Int
    private let findings: [Finding]
    private let limits: [Limits]

    init(
        intents: Int, shortcuts: Int, findings: [CatalogFinding], damagedTables: [DamagedTable],
        limits: [Limits]
    ) {
        self.intents = intents
        self.shortcuts = shortcuts
        self.findings =
            findings.map { Finding(severity: $0.severity, message: $0.message) }
            + damagedTables.map { Finding(severity: .error, message: $0.description) }
        self.limits = limits
    }

    /// `true` if something cannot work as it is declared.
    var hasErrors: Bool { count(.error) > 0 }

    private func count(_ severity: CatalogFinding.Severity) -> Int {
        findings.filter { $0.severity == severity }.count
    }

    /// One object; a newline does not end it.
    var json: String {
        get throws { try JSONText.lines(of: self) }
    }

    /// The findings stand last, where they are seen at a terminal.
    func text(foundIn duration: Duration) -> String {
        let found =
            "\(Self.counted(intents, "intent")) and \(Self.counted(shortcuts, "shortcut")), found in \(duration)"
        let problems = findings.map { "\($0.severity.rawValue): \($0.message)" }
        return ([found] + limits.flatMap(\.lines) + problems + [conclusion]).joined(separator: "\n")
    }

    private var conclusion: String {
        let counts = [
            (count(.error), "error"), (count(.warning), "warning"),
        ].filter { $0.0 > 0 }.map { Self.counted($0, $1) }
        return counts.isEmpty
            ? "No problems were found." : "Found: \(counts.joined(separator: ", "))."
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
