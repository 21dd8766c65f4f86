#if Voice
    import ArgumentParser
    import Foundation
    import IntentSystem
    import SnippetRendering
    import _PocketSphinx
    import _Speech

    /// Performs what a person says, and speaks the results.
    struct TalkCommand<App: IntentsApp>: SystemCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "talk", abstract: "Performs what is said.",
                usage: "\(App.appName) talk [OPTIONS]",
                discussion: """
                    Listens at the default microphone until Control-C, or to the sound of a file. What was \
                    heard is performed as say performs it; questions are asked aloud, and answered so. Without \
                    --recognizer, PocketSphinx hears English, and only what the app's phrases say; it takes other \
                    words for one of them, so each sentence is asked back before it is performed.
                    """)
        }

        @OptionGroup var app: App

        @Option(
            help: """
                Hear a WAV file with 16 kHz, one channel and 16 bits, or raw sound of this form from a file in \
                .raw or .pcm; - is standard input.
                """, completion: .file(extensions: ["wav", "raw", "pcm"]))
        var audio: String?

        @Option(
            help: """
                A command that turns a WAV file into text, such as “whisper-cli -np -nt -f {}”; {} stands for the \
                file.
                """)
        var recognizer: String?

        @Flag(help: "Print one line of JSON for what was heard, and those of say --json.")
        var json = false

        @Flag(help: "Say yes to every confirmation, and to what was heard.")
        var yes = false

        @Flag(help: "Speak nothing.")
        var silent = false

        @OptionGroup var instance: InstanceOptions

        func makeSystem() async throws -> IntentSystem { try await makeSystemForSentences() }

        func perform(
            in system: IntentSystem, _ context: CommandContext
        ) async throws -> RunExit {
            do {
                return try await converse(in: system, context)
            } catch let problem as SpeechProblem {
                context.terminal.say(problem.description, as: .problem)
                return .usage
            }
        }

        private func converse(
            in system: IntentSystem, _ context: CommandContext
        ) async throws -> RunExit {
            let recognizer: any SpeechRecognizer =
                if let command = self.recognizer {
                    ExternalRecognizer(command: command)
                } else if context.locale.language.languageCode != .english {
                    // Words of another language in English sounds would be taken for one another.
                    throw SpeechProblem.nothingToSay
                } else {
                    try PocketSphinxRecognizer()
                }
            let speaker =
                silent
                ? nil
                : Speaker(language: context.locale.identifier) { [terminal = context.terminal] in
                    // A prompt may be open, which ends without a new line.
                    terminal.say("\n" + $0.description.safeForTerminal(), as: .problem)
                }
            let lines = HeardLines(
                try source(context), recognizer: recognizer, speaker: speaker, system: system,
                isJSON: json, asksBack: self.recognizer == nil && !yes, context: context)
            await system.renewOffers(language: context.locale.identifier, for: .owner)
            let listening = context.interruption.cancellable { await lines.next() }
            let first = await listening.value
            if let problem = lines.problem { throw problem }
            guard let first else {
                if let audio, !listening.isCancelled { throw SpeechProblem.nothingSaid(audio) }
                return .done
            }
            var asksBack: (@Sendable (String) -> Void)?
            // What a grammar doesn't have is heard as what it has.
            if self.recognizer == nil { asksBack = { lines.askWhetherMeant($0) } }
            var heardContext = context
            heardContext.terminal = lines.terminal
            let exit = try await SpokenConversation(
                system: system, appName: App.appName, isJSON: json, confirms: yes,
                context: heardContext, voice: { lines.tell($0) }, asksWhetherMeant: asksBack
            ).run(first)
            lines.stop()
            if let problem = lines.problem { throw problem }
            await speaker?.finish()
            return exit
        }

        private func source(_ context: CommandContext) throws -> HeardLines.Source {
            guard let audio else { return .microphone }
            if audio == "-" {
                return .file(Ear(SoundFile(descriptor: context.terminal.input, name: audio)))
            }
            return .file(Ear(try SoundFile(path: context.absolute(audio), name: audio)))
        }
    }
#endif
