/// The longest time that a test waits for one answer of an app in another process.
enum TestingLimit {
    /// The environment variable that names it in seconds.
    static let variable = "OAI_TESTING_SECONDS"

    /// Returns the limit: three minutes, more than any limit of the system, unless the environment
    /// names another one, up to a day.
    static func seconds(in environment: [String: String]) -> Duration {
        .seconds(min(max(environment[variable].flatMap(Int.init) ?? 180, 1), 86_400))
    }
}
