import AppIntentsMetadata
import ArgumentParser
import Foundation
import IntentSystem
import SwiftUI
import _Localization

#if Assistants
    import MCPHost
#endif
#if Web && OpenIDConnect
    import OpenIDConnect
#endif
#if Web
    import WebHost
#endif

/// Prints the mistakes in an app's declarations, and if they are wanted, all limits.
struct DoctorCommand<App: IntentsApp>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "doctor", abstract: "Checks the app, or prints every limit.",
            discussion: """
                Nothing is performed: the declarations of intents, parameters, types and App Shortcuts are checked, \
                and the files of translations that were built with it. An error cannot work as it is declared and makes the exit code 1; a warning leaves it 0.
                """)
    }

    @OptionGroup var app: App

    @Flag(help: "Print all limits too.")
    var limits = false

    @Flag(help: "Print everything as JSON.")
    var json = false

    @Option(
        help: "The folder that keeps the app's state, with its passphrase.",
        completion: .directory)
    var stateDirectory: String?

    mutating func run() async throws {
        try await app.launch()
        let state = StateDirectory(given: stateDirectory, appName: App.appName)
        let start = ContinuousClock.now
        let catalog = Catalog()
        let metadata = catalog.metadata(appName: App.appName)
        let report = DoctorReport(
            intents: metadata.intents.count, shortcuts: metadata.shortcuts.count,
            findings: catalog.findings(),
            damagedTables: DamagedTable.all(
                in: [Bundle.main.bundleURL] + ResourceBundles.directories()),
            limits: Self.limits, lock: SystemLock(in: state, app: App.appName))
        let text = report.text(checkedIn: start.duration(to: .now), hasLimits: limits)
        print(json ? try report.json : text)
        if report.hasErrors { throw ExitCode.failure }
    }

    /// The limits with their names in the code, those of the system first.
    static var limits: [DoctorReport.Limits] {
        let system = Limits()
        var limits = [
            DoctorReport.Limits(
                "Limits of the system", of: system,
                and: ["searchedTextBytes": Limits.searchedTextBytes]),
            DoctorReport.Limits(
                "Limits of each person (serve and mcp set one with --person-limit NAME=NUMBER)",
                of: system.eachPerson),
        ]
        #if Web
            limits.append(
                DoctorReport.Limits("Limits of a connection to the page", of: ConnectionLimits()))
        #endif
        #if Web && OpenIDConnect
            limits.append(
                DoctorReport.Limits(
                    "Limits of signing in at a provider",
                    of: OpenIDSettings(issuer: "", client: "", page: ""),
                    and: [
                        "attemptLifetime": SignInAttempt.lifetime,
                        "attemptsKnownAsUsed": UsedAttempts.limit,
                        "failuresLoggedInAMinute": SignInFailures.lines,
                        "destinationBytes": SignInAttempt.longestDestination,
                        "exchangedCodes": OpenIDProvider.mostExchanges,
                        "publishedKeys": OpenIDProvider.mostKeys,
                        "replyBytes": ProviderRequest.longestReply,
                        "tokenBytes": TokenCheck.longest, "clockSeconds": Int(TokenCheck.leeway),
                        "keptSignIns": SettingSignIns.limit,
                        "keptSignInBytes": SettingSignIns.maximumBytes,
                    ]))
        #endif
        #if Assistants
            let assistants = MCPHostConfiguration()
            limits += [
                DoctorReport.Limits("Limits of the calls of assistants", of: assistants),
                DoctorReport.Limits(
                    "Limits of the server for assistants", of: assistants.ofServer(system)),
                DoctorReport.Limits("Limits of that server over HTTP", of: assistants.ofEndpoint),
            ]
        #endif
        return limits
    }
}
