import ArgumentParser
import Foundation
import IntentSystem
import PhraseGrammar
import SnippetRendering
import _Localization

/// A sentence that all apps of this account hear: the one that it names performs it, in its own process and
/// with the streams of this one.
///
/// The sentences after it stay in that app, without its name.
struct HouseSentence<App: IntentsApp> {
    private let command: SayCommand<App>
    private let context = CommandContext.own
    private let house: House
    private let names: ApplicationNames

    init(_ command: SayCommand<App>) async {
        self.command = command
        house = await House.around(App.appName)
        names = ApplicationNames(house.present + [App.appName], in: context.locale)
    }

    private var sentence: String { command.sentence.joined(separator: " ") }
    private var locale: Locale { context.locale }

    /// Finds the app that is meant, and lets it perform the sentence; throws the exit code if it isn't zero.
    func run() async throws {
        // A reader that closes its end makes writing fail, and doesn't end the process.
        signal(SIGPIPE, SIG_IGN)
        // Nothing is performed yet that an interruption would have to end first.
        context.endAtInterruption()
        let named = names.named(in: sentence)
        let asked = named.isEmpty ? names.applications : named
        // An app that is meant alone is asked too: one that gives no answer would not perform the sentence either.
        let answers = await ask(asked)
        do {
            if asked.count == 1, let problem = answers.problems.first { try refuse(problem) }
            for problem in answers.problems { tell(problem) }
            if named.isEmpty, let absent = absentApp {
                // The word may be none of an app, but it is the person who knows.
                if answers.likely.isEmpty { try refuse(.absent(app: absent)) }
                tell(.absent(app: absent))
                try await choose(among: answers.likely, answers)
            } else {
                try await decide(answers)
            }
        } catch {
            await answers.system?.finish()
            throw error
        }
        await answers.system?.finish()
    }

    private func decide(_ answers: Answers) async throws {
        let choice = names.choice(
            for: sentence, confidences: answers.found.mapValues(\.confidence),
            corrected: Set(answers.found.filter(\.value.isNamed).keys))
        switch choice {
        case .one(let app): try await perform(in: app, answers)
        case .open(let apps): try await choose(among: apps, answers)
        case .none:
            if command.json, !context.terminal.print("[]") { throw RunExit.notWritten.code }
            try end(
                .init(
                    system:
                        "None of these apps understood this: \(list(answers.found.keys.sorted())). Nothing was performed."
                ), .usage)
        }
    }

    private func choose(among apps: [String], _ answers: Answers) async throws {
        switch await HouseQuestion(apps: apps, isJSON: command.json, context: context).ask() {
        case .app(let app): try await perform(in: app, answers)
        case .cancelled: throw RunExit.cancelled.code
        case .nobody:
            try end(
                .init(
                    system:
                        "The name of an app has to be in the sentence: \(list(apps)). Nothing was performed."
                ), .needsInput)
        }
    }

    /// The one app that the sentence names without a mistake, and that doesn't run.
    private var absentApp: String? {
        let named = ApplicationNames(house.absent, in: locale).named(in: sentence)
        return named.count == 1 ? named[0] : nil
    }

    // MARK: - Asking

    /// The answers of apps, the reasons of those that gave none, and the system of this app if it was made for its
    /// answer.
    private struct Answers {
        var found: [String: HouseAnswer] = [:]
        var problems: [HouseProblem] = []
        var system: IntentSystem?

        /// The apps that understand the sentence, in the order of their names.
        var likely: [String] {
            found.filter { $0.value.confidence >= Reading.proposed }.keys.sorted()
        }
    }

    /// Asks apps at the same time how they understand the sentence.
    private func ask(_ apps: [String]) async -> Answers {
        var answers = Answers()
        await withTaskGroup(of: (String, Result<HouseAnswer, HouseProblem>).self) { group in
            for app in apps where app != App.appName {
                group.addTask { [house, names, sentence] in
                    do throws(HouseProblem) {
                        let instance = try house.instance(of: app)
                        let answer = try await Self.answer(
                            of: app, at: instance, to: sentence, names)
                        return (app, .success(answer))
                    } catch {
                        return (app, .failure(error))
                    }
                }
            }
            if apps.contains(App.appName) {
                do throws(HouseProblem) {
                    (answers.found[App.appName], answers.system) = try await ownAnswer()
                } catch {
                    answers.problems.append(error)
                }
            }
            for await (app, answer) in group {
                switch answer {
                case .success(let found): answers.found[app] = found
                case .failure(let problem): answers.problems.append(problem)
                }
            }
        }
        let order = Dictionary(uniqueKeysWithValues: apps.enumerated().map { ($1, $0) })
        answers.problems.sort { order[$0.app] ?? 0 < order[$1.app] ?? 0 }
        return answers
    }

    /// Returns how this app understands the sentence: its instance if one runs, or else a system of this process,
    /// which is returned too.
    ///
    /// An instance that gives no answer costs this app too: a system beside it would use the same state folder.
    private func ownAnswer() async throws(HouseProblem) -> (HouseAnswer, IntentSystem?) {
        let folder = StateDirectory(given: command.instance.stateDirectory, appName: App.appName)
        switch await House.state(of: App.appName, in: folder) {
        case .runs(let instance):
            return (
                try await Self.answer(of: App.appName, at: instance, to: sentence, names), nil
            )
        case .unreachable(let problem): throw problem
        case .absent?, nil: break
        }
        let system: IntentSystem
        do {
            system = try await command.makeSystem()
        } catch {
            throw .notStarted(app: App.appName, reason: "\(error)")
        }
        // What the app has begun to write ends first.
        context.interruption.cancelling {
            Task {
                await system.finish()
                exit(RunExit.cancelled.rawValue)
            }
        }
        let answer = await Self.answer(of: App.appName, to: sentence, names) { [locale] in
            await system.promptUnderstandings(of: $0, in: locale)
        }
        return (answer, system)
    }

    /// Asks the instance of an app.
    private static func answer(
        of app: String, at instance: InstanceFile.Contents, to sentence: String,
        _ names: ApplicationNames
    ) async throws(HouseProblem) -> HouseAnswer {
        try await answer(of: app, to: sentence, names) { (sentence) async throws(HouseProblem) in
            try await HouseInquiry(app: app, instance: instance, sentence: sentence)
                .understandings()
        }
    }

    /// Asks for the sentence, and once more with the name of the app put right if that is guessed.
    private static func answer<Problem: Error>(
        of app: String, to sentence: String, _ names: ApplicationNames,
        _ understand: (String) async throws(Problem) -> [Understanding]
    ) async throws(Problem) -> HouseAnswer {
        var answer = HouseAnswer(said: try await understand(sentence))
        if names.guessed(in: sentence).contains(app) {
            answer.corrected = try await understand(names.corrected(sentence, naming: app))
        }
        return answer
    }

    // MARK: - Performing

    private func perform(in app: String, _ answers: Answers) async throws {
        if let problem = answers.problems.first(where: { $0.app == app }) { try refuse(problem) }
        var said = command
        said.allApps = false
        // A guess that may be wrong takes no word away.
        let isNamed = answers.found[app]?.isNamed ?? false
        said.sentence = [isNamed ? names.corrected(sentence, naming: app) : sentence]
        if app != App.appName { return try await perform(said.words, inOther: app) }
        guard let system = answers.system else { return try await said.runInApp(said.words) }
        let exit = try await said.perform(in: system, context)
        if exit != .done { throw exit.code }
    }

    private func perform(_ words: [String], inOther app: String) async throws {
        let instance: InstanceFile.Contents
        let socket: InstanceSocket
        do {
            instance = try house.instance(of: app)
            socket = try InstanceSocket.connect(
                to: instance.socket, within: HouseInquiry.patience)
        } catch let problem as InstanceProblem {
            return try refuse(HouseProblem(problem, connectingTo: app))
        } catch let problem as HouseProblem {
            return try refuse(problem)
        }
        let call = InstanceCall(socket: socket, process: instance.process)
        switch await call.perform(InstanceRequest(words, build: instance.build), of: app) {
        case .exit(0): return
        case .exit(let code): throw ExitCode(code)
        case .lost:
            let ended = InstanceProblem.ended(app: app, process: instance.process)
            context.terminal.say(ended.message, as: .problem)
            throw RunExit.failed.code
        case .otherBuild: try refuse(.ended(app: app))
        }
    }

    // MARK: - Telling

    private func list(_ apps: [String]) -> String { HouseQuestion.list(apps, in: locale) }

    private func tell(_ problem: HouseProblem) {
        context.terminal.say(problem.message.text(in: locale).safeForTerminal(), as: .problem)
    }

    private func refuse(_ problem: HouseProblem) throws {
        tell(problem)
        throw RunExit.failed.code
    }

    private func end(_ message: LocalizedStringResource, _ exit: RunExit) throws {
        context.terminal.say(message.text(in: locale).safeForTerminal(), as: .problem)
        throw exit.code
    }
}

extension ApplicationNames {
    /// Creates the names of apps, which have no synonyms, in a person's language.
    init(_ apps: [String], in locale: Locale) {
        self.init(
            Dictionary(apps.map { ($0, []) }) { first, _ in first }, language: .of(locale))
    }
}
