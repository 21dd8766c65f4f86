import ArgumentParser

/// The program of an app, with one command for each use of its intents.
struct AppCommand<App: IntentsApp>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: App.appName,
            abstract: "Offers the intents of \(App.appName).",
            version:
                "\(App.appName) \(App.appVersion) (OpenAppIntents \(FrameworkVersion.current))",
            subcommands: servers + [RunCommand<App>.self, SayCommand<App>.self] + listeners + [
                FindCommand<App>.self,
                ListCommand<App>.self, SearchCommand<App>.self, SuggestionsCommand<App>.self,
                ControlsCommand<App>.self, WidgetsCommand<App>.self,
                FocusCommand<App>.self, LockCommand<App>.self, AdminCommand<App>.self,
                DoctorCommand<App>.self,
                CompletionsCommand<App>.self, ManualCommand<App>.self,
                CompleteCommand<App>.self, UnderstandCommand<App>.self, TestingCommand<App>.self,
            ],
            defaultSubcommand: page)
    }

    /// The command that runs without arguments: it serves the page if the program was built with
    /// the package trait `Web`, otherwise it prints its commands.
    private static var page: (any ParsableCommand.Type)? {
        #if Web
            ServeCommand<App>.self
        #else
            nil
        #endif
    }

    /// The command that listens, if the program was built with the package trait `Voice`.
    private static var listeners: [any ParsableCommand.Type] {
        #if Voice
            [TalkCommand<App>.self]
        #else
            []
        #endif
    }

    /// The commands that serve, according to the program's package traits.
    private static var servers: [any ParsableCommand.Type] {
        #if Assistants
            [page, MCPCommand<App>.self].compactMap(\.self)
        #else
            [page].compactMap(\.self)
        #endif
    }
}
