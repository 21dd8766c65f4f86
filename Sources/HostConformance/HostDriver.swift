public import AppIntentsMetadata
public import IntentTestKit

/// A host as a person uses it: its real surface, with hands and eyes.
///
/// A host that wants to pass the scenarios of `ConformanceSuite` writes one driver. Everything must go the way it goes for
/// a person: through the socket, the terminal, the page; never around it. The one exception is knowing
/// when nothing goes on any more, for which the functions of `ConformanceSuite` help.
///
/// An action returns once the host has taken it, which may be before it has any effect. It throws only if
/// the surface offers no such thing; that an action is refused is something to see on `screen()`.
public protocol HostDriver: Sendable {
    /// Performs an intent with the values known so far.
    func perform(_ intent: String, values: [String: ParameterValue]) async throws

    /// Taps the button of the card with a label.
    func tap(_ label: String) async throws

    /// Flips the toggle of the card with a label.
    func toggle(_ label: String, to isOn: Bool) async throws

    /// Gives values for the fields of the open question, by the parameters' names.
    func answer(_ values: [String: ParameterValue]) async throws

    /// Picks the option of the open question with a title.
    func choose(_ title: String) async throws

    /// Presses the confirmation's own button.
    func confirm() async throws

    /// Presses Cancel.
    func cancel() async throws

    /// Presses Done.
    func done() async throws

    /// Stops what is being performed.
    func stop() async throws

    /// Sends an earlier action once more, exactly as it was: what a surface does that lags behind.
    ///
    /// 1 is the last action, 2 the one before it. Only `tap` to `done` count, and actions sent again do not.
    func sendAgain(stepsBack: Int) async throws

    /// Returns when everything that goes on has ended or waits for the person, and the surface shows it.
    func settle() async throws

    /// Returns when the surface shows all that is known by now, while runs may go on.
    func catchUp() async throws

    /// Leaves and comes back at once as the same person, knowing nothing: a page that is loaded again.
    func reloadSurface() async throws

    /// Leaves, and returns when the person's session has been closed; `reloadSurface()` comes back.
    func vanish() async throws

    /// Ends the host's process, or what stands for it, and comes back to a new one with the same store.
    ///
    /// Needed only for the scenarios whose `needsRestart` is true.
    func restart() async throws

    /// Looks at what the person sees now.
    func screen() async throws -> HostScreen
}

extension HostDriver {
    /// Throws: a host that keeps nothing leaves the scenarios out that need a restart.
    public func restart() async throws {
        throw HostMismatch(description: "This host's driver cannot restart it.")
    }
}
