import ArgumentParser
import Foundation
import IntentSystem
import Logging

/// Shows what the app keeps of people, and removes it, for those who run the app.
struct AdminCommand<App: IntentsApp>: AsyncParsableCommand {
    enum Verb: String, ExpressibleByArgument, CaseIterable {
        case sessions, people, migrate, vacuum
    }

    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "admin", abstract: "Shows and removes what is kept of people.",
            discussion: """
                \(App.appName) admin sessions lists the kept cards, the newest first. People counts what is kept of \
                each person, and people --delete SUBJECT deletes it. A SUBJECT is owner, a session as it is listed \
                or its beginning, or the name that a proxy gave, as in "person ada". Migrate brings the tables to \
                the version of this program; vacuum removes the cards of people who didn't return, and sign-ins that have ended. If the app runs, \
                that process does it.
                """)
    }

    private static var mostSessions: Int { 1_000_000 }

    @OptionGroup var app: App

    @Argument(help: "What to do.")
    var verb: Verb

    @Option(
        help: ArgumentHelp(
            "List only the sessions of this person, and of their assistants.",
            valueName: "subject"))
    var person: String?

    @Option(help: "List no more sessions than this.")
    var limit = 1000

    @Option(help: ArgumentHelp("Delete what is kept of this person.", valueName: "subject"))
    var delete: String?

    @Flag(help: "Delete without a question.")
    var yes = false

    @Flag(help: "Change nothing; exit with 1 if tables are of an earlier version.")
    var check = false

    @Option(
        help: ArgumentHelp(
            "Remove the cards that nobody saw for this time, such as 30d or 12h; by default that of serve.",
            valueName: "time"))
    var olderThan: Retention?

    @Flag(help: "Print everything as JSON.")
    var json = false

    @OptionGroup var instance: InstanceOptions

    func validate() throws {
        let misplaced: [(name: String, isGiven: Bool, place: Verb)] = [
            ("--person", person != nil, .sessions), ("--limit", limit != 1000, .sessions),
            ("--delete", delete != nil, .people), ("--check", check, .migrate),
            ("--older-than", olderThan != nil, .vacuum),
        ]
        for (name, isGiven, place) in misplaced where isGiven && place != verb {
            throw ValidationError("\(name) belongs to admin \(place.rawValue).")
        }
        if yes, delete == nil { throw ValidationError("--yes belongs to --delete.") }
        guard (1...Self.mostSessions).contains(limit) else {
            throw ValidationError("--limit \(limit) is not among 1 to \(Self.mostSessions).")
        }
        if verb == .vacuum, olderThan == nil { _ = try Retention.ofEnvironment() }
    }

    mutating func run() async throws {
        if try await instance.passes(to: app) { return }
        let state = StateDirectory(given: instance.stateDirectory, appName: App.appName)
        let context = CommandContext.own
        var lock: InstanceLock?
        if isChanging, state.isThere {
            // So that the app doesn't begin meanwhile, and one of another version isn't changed behind its back.
            switch await InstanceFile(in: state).enter(log: .init(label: App.appName)) {
            case .own(let own):
                // Other processes needn't wait for an address: this one performs nothing for them.
                own.clear()
                lock = own
            case .unusable: break
            case .other, .silent:
                context.terminal.say("Nothing was changed: end the running app first.")
                throw RunExit.failed.code
            }
        }
        let exit = await perform(in: state, of: nil, context)
        withExtendedLifetime(lock) {}
        if exit != .done { throw exit.code }
    }

    private var isChanging: Bool {
        switch verb {
        case .sessions: false
        case .people: delete != nil
        case .migrate: !check
        case .vacuum: true
        }
    }

    /// Does what the words say; an error is a text for the person at the terminal.
    private func perform(
        in state: StateDirectory, of system: IntentSystem?, _ context: CommandContext
    ) async -> RunExit {
        do {
            let kept = try state.keptState(of: App.appName)
            let files = try state.keptFiles(of: App.appName)
            let signIns =
                try system?.configuration.signIns ?? state.keptSignIns(of: App.appName)
            let text = AdminText(isJSON: json)
            switch verb {
            case .sessions:
                let subject = try person.map { try Subject($0, in: state) }
                let person = try await subject?.person(in: kept)
                let cards = try await kept.cards(of: person, atMost: limit + 1)
                return context.terminal.finish(
                    try text.sessions(Array(cards.prefix(limit)), isMore: cards.count > limit))
            case .people:
                let items =
                    try await kept.items() + files.items() + signIns.items()
                guard let delete else {
                    return context.terminal.finish(try text.people(items))
                }
                let subject = try Subject(delete, in: state)
                let person = try await subject.person(in: kept)
                return try await Deletion(
                    person: person, name: subject.name,
                    items: items.filter { $0.person == person.name }, kept: kept,
                    files: files,
                    signIns: system == nil && state.database == nil ? signIns : nil,
                    system: system, isSure: yes, isJSON: json, context: context
                ).perform()
            case .migrate:
                let before = try await kept.versions()
                let isOld = before.contains(where: \.isOld)
                if isOld, !check { try await kept.migrate() }
                let after = check ? before : try await kept.versions()
                guard context.terminal.print(try text.versions(before, after)) else {
                    return .notWritten
                }
                return check && isOld ? .failed : .done
            case .vacuum:
                return try await vacuum(state, kept, files, signIns, text, context)
            }
        } catch {
            context.terminal.say(AdminText.words(of: error))
            return error is UsageError ? .usage : .failed
        }
    }

    private func vacuum(
        _ state: StateDirectory, _ kept: any KeptState, _ keptFiles: KeptFiles,
        _ signIns: any SignInStore, _ text: AdminText, _ context: CommandContext
    ) async throws -> RunExit {
        let retention = olderThan ?? state.retention
        let oldest = retention.oldest
        let cards = try await kept.forgetCards(before: oldest)
        // A card that is left still names its files.
        let sessions = Set(
            try await kept.items().compactMap { item in
                if case .card(let session) = item.kind { session } else { nil }
            })
        let files = try await keptFiles.forget(olderThan: oldest) { !sessions.contains($0) }
        let boards = try await kept.forgetBoards(
            before: min(
                oldest, Date(timeIntervalSinceNow: -IntentSystem.Configuration.boardLifetime)))
        return context.terminal.finish(
            try text.vacuum(
                olderThan: retention, cards: cards, files: files, boards: boards,
                signIns: try await signIns.removeExpired()))
    }
}

extension AdminCommand: InstanceCommand {
    func perform(
        in instance: RunningInstance, with context: CommandContext
    ) async throws -> Int32 {
        await perform(in: instance.state, of: instance.system, context).rawValue
    }
}
