package import AppIntents
import AppIntentsMetadata
import Foundation

// Like the traits, these ask a type for its protocols, which no other folder does (Decisions/0025).
extension AppIntent {
    /// The modes in which the system performs the intent: those that it declares, and that of its protocol.
    static var modes: IntentModes {
        olderNames.areForegroundContinuable(Self.self)
            ? supportedModes.union(.foreground(.dynamic)) : supportedModes
    }

    /// The intent is useless in the background, and must not be performed there.
    ///
    /// The system itself opens entities and addresses, with a card or an address, wherever it is
    /// asked to.
    static var needsForeground: Bool {
        if opensAddress || traits.opensTarget { return false }
        let modes = modes
        guard let mode = modes.foregroundMode, !modes.contains(.background) else { return false }
        return mode != .dynamic
    }

    /// The intent is useful only while the person has the app in front: it opens something, or
    /// declares that it begins there.
    package static var leadsIntoApp: Bool {
        opensAddress || traits.opensTarget || modes.foregroundMode == .immediate
    }

    /// The intent reports its progress, so that a person may turn to other things meanwhile.
    static var reportsProgress: Bool { conforms(to: (any ProgressReportingIntent.Type).self) }

    /// The intent has no `perform()`: it represents an address.
    static var opensAddress: Bool { PerformResult.self == Never.self }

    /// The intent as one that leads to contents of the app; `nil` if it isn't.
    var leadingToContents: (any TargetContentProvidingIntent)? {
        Self.traits.leadsToContents ? self as? any TargetContentProvidingIntent : nil
    }

    /// The identifier of the contents that the intent leads to; `nil` if it leads to none.
    var targetContentIdentifier: String? { leadingToContents?.contentIdentifier }

    /// The address that the intent represents; `nil` if it represents none, or a value in it is
    /// missing.
    var address: URL? {
        get async { await (self as? any URLRepresentableIntent)?.urlRepresentation }
    }

    /// The intent only configures a widget or a control: it has nothing to perform.
    package static var isConfiguration: Bool {
        PerformResult.self == Never.self
            && (conforms(to: (any WidgetConfigurationIntent.Type).self)
                || conforms(to: (any ControlConfigurationIntent.Type).self))
    }

    /// The author's predictions of the intent, in order; empty if it can't be predicted.
    static var predictions: [PredictionOutline] {
        cast(to: (any PredictableIntent.Type).self)?.predictionOutlines ?? []
    }

    /// The deprecation of the intent; `nil` if it isn't deprecated.
    static var deprecation: AnyIntentDeprecation? {
        cast(to: (any DeprecatedAppIntent.Type).self)?.anyDeprecation
    }

    /// The name that the intent had before it became this one; `nil` if it had none.
    static var migratedName: String? {
        cast(to: (any CustomIntentMigratedAppIntent.Type).self)?.intentClassName
    }
}

extension Catalog {
    /// The app has an intent that configures its widgets or controls.
    package var configuresBoards: Bool { entries.contains { $0.type.isConfiguration } }

    /// The app has an intent that can be predicted, so that the system learns from runs.
    package var learns: Bool { entries.contains { $0.type.traits.isPredictable } }
}
