import AppIntentsMetadata
import ArgumentParser
import Foundation
import IntentSystem
import _Localization

/// Prints the app's manual page.
struct ManualCommand<App: IntentsApp>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "manual", abstract: "Prints the manual page of the app.",
            discussion: """
                It is written in mdoc, which man reads: \(App.appName) manual | man -l -. To install it, \
                write it to ~/.local/share/man/man1/\(App.appName).1.
                """)
    }

    @OptionGroup var app: App

    func run() throws {
        let locale = TerminalLanguage.locale(in: ProcessInfo.processInfo.environment)
        guard let page = ManualPage(of: App.self, Catalog(), in: locale) else {
            throw RunExit.failed.code
        }
        guard Terminal.write(page.text, to: STDOUT_FILENO) else { throw RunExit.notWritten.code }
    }
}

extension ManualPage {
    /// Reads what an app declares; `nil` if its commands can't be read.
    init?<App: IntentsApp>(
        of app: App.Type, _ catalog: Catalog, in locale: Locale,
        program: String = ProgramName.ofProcess, date: Date = Self.programDate
    ) {
        guard let tool = CommandDescription(of: AppCommand<App>.self) else { return nil }
        let lookup = IntentLookup(catalog: catalog, locale: locale)
        self.init(
            program: program, appName: App.appName, version: App.appVersion, date: date,
            tool: tool,
            appArguments: (CommandDescription(of: App.self)?.arguments ?? []).filter {
                !$0.isNamed("--help") && !$0.isNamed("--version")
            },
            intents: lookup.listed.map { entry in
                let metadata = catalog.metadata(of: entry, locale: locale)
                return Intent(
                    metadata: metadata,
                    flags: IntentFlags(
                        metadata.parameters, enums: catalog.enums(of: entry, locale: locale)))
            })
    }

    /// The day on which the program's file was made; a page that is printed twice is the same.
    static var programDate: Date {
        let path = Bundle.main.executablePath ?? ""
        let facts = try? FileManager.default.attributesOfItem(atPath: path)
        return facts?[.modificationDate] as? Date ?? Date(timeIntervalSince1970: 0)
    }
}
