import AppIntents
import IntentSystem
import Testing

extension TestSystem {
    /// Checks the declarations of the system's intents, types and App Shortcuts, as the command
    /// `doctor` of an app does, and performs nothing.
    ///
    /// An error can't work as it is declared; a warning is a thing that people miss. The failure
    /// lists them all, each with its cure. A dependency counts if the test or the process has it.
    ///
    /// - Parameters:
    ///   - warnings: A warning fails the test too.
    ///   - fileID: The file of the call, as `#fileID`.
    ///   - filePath: The path of that file.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    /// - Throws: `FailedCheck` where Swift Testing doesn't run.
    public func checkDeclarations(
        warnings: Bool = true, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) throws {
        let location = SourceLocation(
            fileID: fileID, filePath: filePath, line: line, column: column)
        let found = AppSurroundings.$current.withValue(surroundings) {
            system.catalog.findings()
        }
        let findings = found.filter { warnings || $0.severity == .error }
        guard !findings.isEmpty else { return }
        let lines = findings.map { "\($0.severity.rawValue): \($0.message)" }
        try CheckReport.fail(
            (["The declarations of \(system.appName) have mistakes:"] + lines)
                .joined(separator: "\n"), after: nil, at: location)
    }
}
