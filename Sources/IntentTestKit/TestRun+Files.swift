public import AppIntents
import AppIntentsMetadata

extension TestRun {
    /// Gives files to the parameters that are asked for, from bytes or from addresses on disk.
    public func answer(files: [String: IntentFile]) async throws {
        try await answer(files.mapValues(\.parameterValue))
    }
}
