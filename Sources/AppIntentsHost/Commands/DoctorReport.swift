import Foundation
import IntentSystem
import _Localization

/// The result of a check of an app, as text or as JSON.
struct DoctorReport: Encodable {
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

        /// Creates limits from the properties of a configuration that are numbers or durations.
        ///
        /// `others` are limits that have no setting.
        init(
            _ title: String, of configuration: Any,
            and others: KeyValuePairs<String, any CustomStringConvertible> = [:]
        ) {
            self.title = title
            let settings = Mirror(reflecting: configuration).children.filter { child in
                child.value is Int || child.value is Double || child.value is Duration
            }.map { Limit(name: $0.label ?? "", value: "\($0.value)") }
            limits = settings + others.map { Limit(name: $0.key, value: "\($0.value)") }
        }

        /// Creates the section about the app's passphrase.
        init(of lock: SystemLock) {
            title = "Lock of the app"
            let state =
                lock.problem.map { "damaged, so all is locked: \($0)" }
                ?? (lock.isSet ? "set" : "none, so nothing is locked (lock --set sets one)")
            limits = [Limit(name: "passphrase", value: state)]
        }

        var lines: [String] { ["\(title):"] + limits.map { "  \($0.name): \($0.value)" } }
    }

    private let intents: Int
    private let shortcuts: Int
    private let findings: [Finding]
    /// The limits, and last the lock.
    private let limits: [Limits]

    init(
        intents: Int, shortcuts: Int, findings: [CatalogFinding], damagedTables: [DamagedTable],
        limits: [Limits], lock: SystemLock
    ) {
        self.intents = intents
        self.shortcuts = shortcuts
        let damagedLock = lock.problem.map { problem in
            Finding(
                severity: .error,
                message: "The passphrase is damaged, so all is locked: \(problem)")
        }
        self.findings =
            findings.map { Finding(severity: $0.severity, message: $0.message) }
            + damagedTables.map { Finding(severity: .error, message: $0.description) }
            + (damagedLock.map { [$0] } ?? [])
        self.limits = limits + [Limits(of: lock)]
    }

    /// `true` if a declaration can't work.
    var hasErrors: Bool { count(.error) > 0 }

    private func count(_ severity: CatalogFinding.Severity) -> Int {
        findings.filter { $0.severity == severity }.count
    }

    /// The report as one JSON object, without a line break at the end.
    var json: String { get throws { try JSONText.lines(of: self) } }

    /// Returns the report as text: the verdict, the findings, what was checked, the lock and, if
    /// they are wanted, the limits.
    func text(checkedIn duration: Duration, hasLimits: Bool) -> String {
        let time = duration.formatted(
            .units(allowed: [.seconds], width: .wide, fractionalPart: .show(length: 2))
                .locale(Locale(identifier: "en")))
        let counts = [Self.counted(intents, "intent"), Self.counted(shortcuts, "shortcut")]
        let problems = findings.map { "\($0.severity.rawValue): \($0.message)" }
        let lock = limits.last?.lines ?? []
        let more =
            hasLimits ? limits.dropLast().flatMap(\.lines) : ["--limits prints every limit."]
        return
            ([conclusion] + problems + ["Checked: \(counts.joined(separator: " and ")) in \(time)."]
            + lock + more).joined(separator: "\n")
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
