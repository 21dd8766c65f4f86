import AppIntents
import Synchronization
import _Localization
import _Time

/// The position of a run: in the background, or with the app in front (FGD-1).
extension ActiveRun {
    /// The time for which a decision counts as recent (FGD-2).
    ///
    /// Unspecified by Apple; a session at WWDC 2025 speaks of the last few seconds.
    private static let recentTime: Duration = .seconds(10)

    var isInFront: Bool { state.withLock { $0.isInFront } }

    private func comeToFront() { state.withLock { $0.isInFront = true } }

    private var hasRecentDecision: Bool {
        guard let decided = state.withLock({ $0.lastDecision }) else { return false }
        return system.deadlines.now - decided <= Self.recentTime
    }

    /// The mode in which the intent is performed now, and whether it may come to the front (FGD-4).
    var mode: IntentModes.Current {
        if isInFront { return .foreground }
        return .background(canContinueInForeground: hindrance == nil)
    }

    /// Brings the app to the front for an intent that begins there; throws if that is impossible
    /// (FGD-1).
    ///
    /// A snippet is drawn for the person who sees its card, so its drawing is never refused.
    func comeToFrontBeforePerforming() throws {
        guard request.purpose != .drawing else { return }
        if delegate.isInFront {
            if request.type.modes.foregroundMode == .immediate { comeToFront() }
        } else if request.type.needsForeground {
            throw ForegroundRefusal(of: self, .nothingInFront)
        }
    }

    /// Brings the app to the front for an intent that was to end there (FGD-1).
    func comeToFrontAfterPerforming() {
        guard request.purpose != .drawing, delegate.isInFront else { return }
        if request.type.modes.foregroundMode == .deferred { comeToFront() }
    }

    /// Brings the app to the front because the intent asks for it (FGD-2, FGD-3).
    func continueInForeground(_ dialog: IntentDialog?, alwaysConfirm: Bool) async throws {
        if isInFront { return }
        if hasEnded { throw CancellationError() }
        try checkMayComeToFront()
        if alwaysConfirm || request.type.reportsProgress
            || !hasRecentDecision
        {
            _ = try await confirm(
                ConfirmationRequest(
                    dialog: dialog
                        ?? IntentDialog(
                            .init(system: "Do you want to continue in \(system.appName)?"))))
        }
        // The person may have left meanwhile.
        try checkMayComeToFront()
        comeToFront()
    }

    /// The reason why the run can't come to the front; `nil` if it can.
    private var hindrance: ForegroundRefusal.Reason? {
        if request.type.modes.foregroundMode == nil { return .notSupported }
        if !delegate.isInFront { return .nothingInFront }
        return request.mayAsk ? nil : .mayNotAsk
    }

    private func checkMayComeToFront() throws {
        if let hindrance { throw ForegroundRefusal(of: self, hindrance) }
    }
}
