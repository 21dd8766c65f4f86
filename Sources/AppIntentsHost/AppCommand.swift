import ArgumentParser

/// The program of an app: one command for each thing that can be done with its intents.
struct AppCommand<App: IntentsApp>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: App.appName,
            abstract: "Offers the intents of \(App.appName).",
            subcommands: [
                ServeCommand<App>.self, MCPCommand<App>.self, ListCommand<App>.self,
                DoctorCommand<App>.self,
            ],
            defaultSubcommand: ServeCommand<App>.self)
    }
}
