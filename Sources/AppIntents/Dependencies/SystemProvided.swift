/// A type whose values the system itself gives to dependencies, such as the person of a run; no app
/// registers them.
///
/// The value belongs to the task, so that no dependency keeps one for another run.
package protocol SystemProvided: Sendable {
    /// The value for the code that the present task performs.
    static var provided: Self { get }
}
