import Logging
package import _Localization

/// The error of a change that isn't written down, so it doesn't count (Decisions/0095).
package struct NotKept: Error, Hashable, CustomLocalizedStringResourceConvertible {
    package init() {}

    package var localizedStringResource: LocalizedStringResource {
        .init(
            system: "This could not be written down, so it doesn’t count. The app’s log says more.")
    }

    /// Writes a change before it counts; the log has the reason if that fails.
    static func unless<Success>(
        _ log: Logger, _ subject: String, _ write: () throws -> Success
    ) throws(NotKept) -> Success {
        do {
            return try write()
        } catch {
            log.error("\(subject) could not be written down: \(error)")
            throw NotKept()
        }
    }
}
