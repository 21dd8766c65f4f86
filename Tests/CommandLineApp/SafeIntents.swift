import AppIntents

/// Needs the passphrase, if there is one, and is offered everywhere.
struct OpenSafeIntent: AppIntent {
    static let title: LocalizedStringResource = "Open Safe"
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "The safe is open.")
    }
}

/// Needs the key of the very person who asks.
struct OpenVaultIntent: AppIntent {
    static let title: LocalizedStringResource = "Open Vault"
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication
    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "The vault is open.")
    }
}

/// Fails as it is told to.
struct PayInvoiceIntent: AppIntent {
    static let title: LocalizedStringResource = "Pay Invoice"
    @Parameter(title: "Trouble", default: "") var trouble: String
    func perform() async throws -> some IntentResult & ProvidesDialog {
        switch trouble {
        case "signin": throw AppIntentError.UserActionRequired.signin
        case "bluetooth": throw AppIntentError.PermissionRequired.bluetooth
        case "forbidden": throw AppIntentError.Unrecoverable.notAllowed
        case "network": throw AppIntentError.Unrecoverable.networkFailure
        default: return .result(dialog: "Paid.")
        }
    }
}
