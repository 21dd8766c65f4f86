import AppIntents
import AppIntentsMetadata

extension AppIntent {
    /// The modes in which the system performs the intent: those that it declares, and that of its protocol.
    static var modes: IntentModes {
        isForegroundContinuable ? supportedModes.union(.foreground(.dynamic)) : supportedModes
    }

    /// The intent is of no use behind the app, and must not be performed there.
    ///
    /// Opening is what the system itself does, with a card or an address, wherever it is asked for.
    static var needsForeground: Bool {
        if opensAddress || traits.opensTarget { return false }
        let modes = modes
        guard let mode = modes.foregroundMode, !modes.contains(.background) else { return false }
        return mode != .dynamic
    }

    /// The intent is of use where the person has the app before them alone: it opens something, or asks to begin
    /// there.
    package static var leadsIntoApp: Bool {
        opensAddress || traits.opensTarget || modes.foregroundMode == .immediate
    }

    /// The intent tells how far it is, so that a person may be elsewhere meanwhile.
    static var reportsProgress: Bool {
        conforms(to: (any ProgressReportingIntent.Type).self)
    }

    /// The intent leads to contents of the app that have an identifier.
    static var leadsToContents: Bool {
        conforms(to: (any TargetContentProvidingIntent.Type).self)
    }

    private static var isForegroundContinuable: Bool {
        reader.isForegroundContinuable(Self.self)
    }
}

/// Reads a protocol that authors should not use any more, without the warning that is meant for them.
private protocol DeprecatedProtocolReading: Sendable {
    func isForegroundContinuable<Intent: AppIntent>(_ type: Intent.Type) -> Bool
}

private struct DeprecatedProtocolReader: DeprecatedProtocolReading {
    @available(*, deprecated)
    func isForegroundContinuable<Intent: AppIntent>(_ type: Intent.Type) -> Bool {
        type.conforms(to: (any ForegroundContinuableIntent.Type).self)
    }
}

private let reader: any DeprecatedProtocolReading = DeprecatedProtocolReader()
