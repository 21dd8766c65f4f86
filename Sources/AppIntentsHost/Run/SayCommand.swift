import ArgumentParser
import IntentSystem

/// Performs the intent that a sentence asks for, with the values that it names.
struct SayCommand<App: IntentsApp>: SystemCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "say", abstract: "Performs what a sentence asks for.",
            usage: "\(App.appName) say [OPTIONS] SENTENCE",
            discussion: """
                Prints what was understood, then the result as run prints it, with the same exit \
                codes. Words that name several things ask which one is meant. A sentence that is \
                not understood performs nothing, and exits with \(RunExit.usage.rawValue); one \
                that isn't sure, or may mean several actions, lists them, and exits with \
                \(RunExit.needsInput.rawValue). At a terminal, one that isn't sure asks whether \
                its action is meant. Questions are answered with words, at a terminal or \
                in the lines of a pipe, as are "cancel", "say it again", "undo that" and "what can \
                I say"; further lines of a pipe are further sentences. With --all-apps, the sentence \
                names the app that performs it, "order soup in Kitchen", among those of this account \
                that run and keep their state in the usual folder; one that names none is performed \
                after a person has said in which app.
                """)
    }

    @OptionGroup var app: App

    @Flag(help: "Print a line of JSON for what was understood, each question, answer, and result.")
    var json = false

    @Flag(help: "Say yes to every confirmation.")
    var yes = false

    @Flag(help: "Say it to all apps of this account that run; it names the one that is meant.")
    var allApps = false

    @OptionGroup var instance: InstanceOptions

    @Argument(help: "The sentence.")
    var sentence: [String]

    mutating func run() async throws {
        guard allApps else { return try await runInApp() }
        let state = StateDirectory(given: instance.stateDirectory, appName: App.appName)
        // The process in the background is only the app that hears the sentence.
        if try await instance.starts(app, in: state) { return }
        try await HouseSentence(self).run()
    }

    /// The words that say the command to the app that performs it.
    var words: [String] {
        [Self._commandName] + (json ? ["--json"] : []) + (yes ? ["--yes"] : []) + ["--"] + sentence
    }

    func makeSystem() async throws -> IntentSystem { try await makeSystemForSentences() }

    func perform(
        in system: IntentSystem, _ context: CommandContext
    ) async throws -> RunExit {
        try await SpokenConversation(
            system: system, appName: App.appName, isJSON: json, confirms: yes, context: context
        ).run(sentence.joined(separator: " "))
    }
}
