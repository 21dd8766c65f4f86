import ArgumentParser
import Foundation

/// Prints the script by which a shell completes the app's commands.
struct CompletionsCommand<App: IntentsApp>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "completions",
            abstract: "Prints a script that completes commands in a shell.",
            discussion: """
                The script completes commands, options, intents, parameters and their values, which it asks \
                of the app. Load it in each shell: in bash, source <(\(App.appName) completions bash); in \
                zsh, source <(\(App.appName) completions zsh) after compinit; in fish, \
                \(App.appName) completions fish | source.
                """)
    }

    @OptionGroup var app: App

    @Argument(help: "The shell.")
    var shell: CompletionShell

    func run() throws {
        let script = CompletionScript(program: ProgramName.ofProcess).text(for: shell)
        guard Terminal.write(script, to: STDOUT_FILENO) else { throw RunExit.notWritten.code }
    }
}

/// The name by which a person starts the program.
enum ProgramName {
    /// The name of the program's file.
    static var ofProcess: String {
        let path = CommandLine.arguments.first ?? ""
        return path.split(separator: "/").last.map(String.init) ?? path
    }
}
