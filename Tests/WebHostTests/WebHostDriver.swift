import AppIntentsMetadata
import Foundation
import HostConformance
import IntentSystem
import IntentTestKit
import SurfaceKit
import SwiftUI

/// A person at the page: everything goes over the wire, apart from knowing when the host is at rest.
actor WebHostDriver: HostDriver {
    private let path: WirePath
    private let store = MemoryStore()
    private let person = SessionID.random().rawValue
    private var host: RunningHost
    private var line: PageLine
    private var sent: [PersonAction] = []
    private var page = SessionScreen()
    private var view: CardMarkup?
    /// How many parts of views came so far.
    private(set) var partCount = 0

    init(_ path: WirePath) async throws {
        self.path = path
        host = try await RunningHost.start(store: store)
        line = try await PageLine.open(path, port: host.port, person: person)
        try take([line.first])
        try await settle()
    }

    func end() async {
        line.vanish()
        await host.end()
    }

    // MARK: - Acting

    private func send(_ action: PersonAction) async throws {
        sent.append(action)
        try await post(action)
    }

    private func post(_ action: PersonAction) async throws {
        page.forgetNews()
        let message = try JSONEncoder().encode(PersonMessage.action(action))
        try take(await line.exchange(String(decoding: message, as: UTF8.self)))
    }

    func perform(_ intent: String, values: [String: ParameterValue]) async throws {
        try await post(.perform(intent: intent, values: values))
    }

    func tap(_ label: String) async throws {
        try await send(
            .tap(card: try card().id, generation: try card().generation, action: try action(label)))
    }

    func toggle(_ label: String, to isOn: Bool) async throws {
        try await send(
            .toggle(
                card: try card().id, generation: try card().generation, action: try action(label),
                isOn: isOn))
    }

    func answer(_ values: [String: ParameterValue]) async throws {
        try await send(.answer(question: try question().id, values: values))
    }

    func choose(_ title: String) async throws {
        let question = try question()
        guard let place = question.options.firstIndex(where: { $0.title == title }) else {
            throw HostMismatch(missing: "option “\(title)”")
        }
        try await send(.choose(question: question.id, option: place))
    }

    func confirm() async throws { try await send(.confirm(question: try question().id)) }

    func cancel() async throws { try await send(.cancel(question: try question().id)) }

    func done() async throws { try await send(.done(card: try card().id)) }

    func stop() async throws { try await post(.stop) }

    func sendAgain(stepsBack: Int) async throws {
        guard sent.indices.contains(sent.count - stepsBack) else {
            throw HostMismatch(missing: "such action")
        }
        try await post(sent[sent.count - stepsBack])
    }

    private func card() throws -> PresentedCard {
        guard let card = page.card else { throw HostMismatch(missing: "card") }
        return card
    }

    private func question() throws -> Question {
        guard let question = page.question else { throw HostMismatch(missing: "question") }
        return question
    }

    private func action(_ label: String) throws -> ActionID {
        guard let action = view?.control(named: label)?.action else {
            throw HostMismatch(missing: "control “\(label)”")
        }
        return ActionID(ordinal: action)
    }

    // MARK: - Coming and going

    func settle() async throws {
        await ConformanceSuite.rest(of: try await host.system.session(SessionID(person)))
        try take(await line.exchange())
    }

    func catchUp() async throws {
        await ConformanceSuite.catchUp(with: host.system)
        try take(await line.exchange())
    }

    func reloadSurface() async throws {
        line.vanish()
        try await comeBack()
    }

    func vanish() async throws {
        let session = try await host.system.session(SessionID(person))
        line.vanish()
        await ConformanceSuite.departure(from: session)
        host.clock.advance(by: host.system.limits.idleSessionTimeout)
        await ConformanceSuite.end(ofSessionsIn: host.system)
    }

    func restart() async throws {
        line.vanish()
        await host.end()
        host = try await RunningHost.start(store: store)
        try await comeBack()
    }

    private func comeBack() async throws {
        (page, view) = (SessionScreen(), nil)
        line = try await PageLine.open(path, port: host.port, person: person)
        try take([line.first])
        try await settle()
    }

    // MARK: - Looking

    func screen() async throws -> HostScreen {
        try take(await line.exchange())
        return HostScreen(page, view: view?.lines ?? [])
    }

    /// The HTML of the card's view, as it is now.
    var html: String? { view?.html }

    private func take(_ messages: [String]) throws {
        for json in messages {
            let event = try JSONDecoder().decode(PresentationEvent.self, from: Data(json.utf8))
            page.take(try withWholeView(event))
        }
    }

    /// Draws the view of an event, and puts the parts of one together.
    private func withWholeView(_ event: PresentationEvent) throws -> PresentationEvent {
        guard case .state(var state) = event else { return event }
        switch state.card?.content {
        case .unchanged?: break
        case .html(let bytes)?: view = CardMarkup(String(decoding: bytes, as: UTF8.self))
        case .parts(let parts)?:
            guard let last = view else { throw HostMismatch(missing: "view for these parts") }
            let changed = try last.applying(parts.map { String(decoding: $0, as: UTF8.self) })
            view = changed
            partCount += parts.count
            state.card?.content = .html([UInt8](changed.html.utf8))
        case .tree?: throw HostMismatch(description: "A tree came to a page.")
        case PresentedCard.Content.none?, nil: view = nil
        }
        return .state(state)
    }
}
