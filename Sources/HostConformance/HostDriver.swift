public import AppIntentsMetadata
public import IntentTestKit

/// A driver that uses a host's real surface as a person does.
///
/// A host that runs the scenarios of `ConformanceSuite` implements one driver. Everything must go
/// the way it does for a person: through the socket, the terminal or the page, never around it. The
/// one exception is knowing when nothing is under way, for which the functions of
/// `ConformanceSuite` help.
///
/// An action returns once the host has received it, which may be before it has any effect. It
/// throws only if the surface offers no such thing; a refused action is visible on `screen()`.
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

    /// Stops the running intent.
    func stop() async throws

    /// Sends an earlier action once more, unchanged, as a delayed surface does.
    ///
    /// 1 is the last action, 2 the one before it. Only `tap` to `done` count, and repeated actions
    /// do not.
    func sendAgain(stepsBack: Int) async throws

    /// Returns when everything under way has ended or waits for the person, and the surface shows it.
    func settle() async throws

    /// Returns when the surface shows everything known by now, while runs may continue.
    func catchUp() async throws

    /// Disconnects and reconnects at once as the same person, without any state, as a reloaded page does.
    func reloadSurface() async throws

    /// Disconnects, and returns when the person's session has been closed; `reloadSurface()`
    /// reconnects.
    func vanish() async throws

    /// Ends the host's process, or its equivalent, and connects to a new one with the same store.
    ///
    /// Needed only for the scenarios whose `needsRestart` is true.
    func restart() async throws

    /// Returns the person's current screen.
    func screen() async throws -> HostScreen
}

extension HostDriver {
    /// Throws by default: a host that stores nothing leaves out the scenarios that need a restart.
    public func restart() async throws {
        throw HostMismatch(description: "This host's driver cannot restart it.")
    }
}
