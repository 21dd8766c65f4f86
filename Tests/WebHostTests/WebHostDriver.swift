import AppIntentsMetadata
import AppIntentsTesting
import Foundation
import IntentSystem
import Synchronization

/// A person at the page: everything goes over the wire, apart from knowing when the host is at rest.
actor WebHostDriver: HostDriver {
    private let path: WirePath
    private let store = CardStore()
    private let person = SessionID.random().rawValue
    private var host: RunningHost
    private var line: PageLine
    private var sent: [PageAction] = []
    private var state: WireMessage?
    private var view: CardMarkup?
    private var announcement: String?
    private var refusal: Refusal.Reason?

    init(_ path: WirePath) async throws {
        self.path = path
        host = try await RunningHost.start(store: store)
        line = try await PageLine.open(path, port: host.port, person: person)
        try await settle()
    }

    func end() async {
        line.vanish()
        await host.end()
    }

    // MARK: - Acting

    private func send(_ action: PageAction) async throws {
        sent.append(action)
        try await post(action)
    }

    private func post(_ action: PageAction) async throws {
        announcement = nil
        refusal = nil
        try take(await line.exchange(action.json))
    }

    func perform(_ intent: String, values: [String: ParameterValue]) async throws {
        try await post(PageAction(type: "perform", intent: intent, values: values))
    }

    func tap(_ label: String) async throws {
        let control = try control(label)
        try await send(
            PageAction(
                type: "tap", card: state?.card?.id, generation: state?.card?.generation,
                action: control.action))
    }

    func toggle(_ label: String, to isOn: Bool) async throws {
        let control = try control(label)
        try await send(
            PageAction(
                type: "toggle", card: state?.card?.id, generation: state?.card?.generation,
                action: control.action, isOn: isOn))
    }

    func answer(_ values: [String: ParameterValue]) async throws {
        try await send(PageAction(type: "answer", values: values, question: try question().id))
    }

    func choose(_ title: String) async throws {
        let question = try question()
        guard let place = question.options?.firstIndex(where: { $0.title == title }) else {
            throw missing("option “\(title)”")
        }
        try await send(PageAction(type: "choose", question: question.id, option: place))
    }

    func confirm() async throws {
        try await send(PageAction(type: "confirm", question: try question().id))
    }

    func cancel() async throws {
        try await send(PageAction(type: "cancel", question: try question().id))
    }

    func done() async throws {
        guard let card = state?.card else { throw missing("card") }
        try await send(PageAction(type: "done", card: card.id))
    }

    func stop() async throws { try await post(PageAction(type: "stop")) }

    func sendAgain(stepsBack: Int) async throws {
        guard sent.indices.contains(sent.count - stepsBack) else { throw missing("such action") }
        try await post(sent[sent.count - stepsBack])
    }

    // MARK: - Coming and going

    func settle() async throws {
        await HostConformance.rest(of: try await host.system.session(SessionID(person)))
        try take(await line.exchange())
    }

    func reloadSurface() async throws {
        line.vanish()
        try await comeBack()
    }

    func vanish() async throws {
        line.vanish()
        while host.system.sessionCount > 0 {
            host.clock.advance(by: host.system.limits.idleSessionTimeout)
            await Task.yield()
        }
    }

    func restart() async throws {
        line.vanish()
        await host.end()
        host = try await RunningHost.start(store: store)
        try await comeBack()
    }

    private func comeBack() async throws {
        (state, view, announcement, refusal) = (nil, nil, nil, nil)
        line = try await PageLine.open(path, port: host.port, person: person)
        try await settle()
    }

    // MARK: - Looking

    func screen() async throws -> HostScreen {
        try take(await line.exchange())
        var screen = HostScreen(state, view)
        screen.announcement = announcement
        screen.refusal = refusal
        return screen
    }

    private func take(_ messages: [String]) throws {
        for json in messages {
            let message = try JSONDecoder().decode(WireMessage.self, from: Data(json.utf8))
            switch message.type {
            case "announce": announcement = message.full
            case "refused": refusal = message.reason
            case "state":
                state = message
                switch message.card?.html {
                case .asBefore?: break
                case .view(let html)?: view = CardMarkup(html)
                case WireMessage.Content.none?, nil: view = nil
                }
            default: throw HostMismatch(description: "An unknown message came: \(json)")
            }
        }
    }

    private func question() throws -> WireMessage.Question {
        guard let question = state?.card?.question else { throw missing("question") }
        return question
    }

    private func control(_ label: String) throws -> CardMarkup.Control {
        guard let control = view?.controls.first(where: { $0.name == label }) else {
            throw missing("control “\(label)”")
        }
        return control
    }

    private func missing(_ what: String) -> HostMismatch {
        HostMismatch(description: "There is no \(what).")
    }
}

/// A store that outlives a host, but not its driver.
private final class CardStore: SessionStore {
    private let cards = Mutex<[SessionID: StoredCard?]>([:])

    func card(of session: SessionID) async throws -> StoredCard? {
        cards.withLock { $0[session] ?? nil }
    }

    func save(_ new: [SessionID: StoredCard?]) {
        cards.withLock { $0.merge(new) { _, newer in newer } }
    }
}
