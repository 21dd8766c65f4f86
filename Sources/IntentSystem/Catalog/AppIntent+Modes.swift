import AppIntents
import AppIntentsMetadata
import Synchronization

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

    /// The intent tells how far it is, so that a person may be elsewhere meanwhile.
    static var reportsProgress: Bool {
        known.value(of: self, "reportsProgress") { $0 is any ProgressReportingIntent.Type }
    }

    /// The intent leads to contents of the app that have an identifier.
    static var leadsToContents: Bool {
        known.value(of: self, "leadsToContents") { $0 is any TargetContentProvidingIntent.Type }
    }

    private static var isForegroundContinuable: Bool {
        known.value(of: self, "isForegroundContinuable") {
            reader.isForegroundContinuable($0)
        }
    }
}

/// Reads a protocol that authors should not use any more, without the warning that is meant for them.
private protocol DeprecatedProtocolReading: Sendable {
    func isForegroundContinuable<Intent: AppIntent>(_ type: Intent.Type) -> Bool
}

private struct DeprecatedProtocolReader: DeprecatedProtocolReading {
    @available(*, deprecated)
    func isForegroundContinuable<Intent: AppIntent>(_ type: Intent.Type) -> Bool {
        type is any ForegroundContinuableIntent.Type
    }
}

private let reader: any DeprecatedProtocolReading = DeprecatedProtocolReader()

/// Answers to casts, which look through the whole program when they fail.
private final class KnownCasts: Sendable {
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let question: String
    }

    private let answers = Mutex<[Key: Bool]>([:])

    func value<Intent: AppIntent>(
        of type: Intent.Type, _ question: String, _ cast: (Intent.Type) -> Bool
    ) -> Bool {
        let key = Key(type: ObjectIdentifier(type), question: question)
        if let answer = answers.withLock({ $0[key] }) { return answer }
        let answer = cast(type)
        answers.withLock { $0[key] = answer }
        return answer
    }
}

private let known = KnownCasts()
