import AppIntentsMetadata
import Foundation
import HostConformance
import IntentSystem
import IntentTestKit
import SurfaceKit
import SwiftUI
import _JSON

@testable import MCPHost

/// A person at a client that shows forms and cards, with data from results of calls only.
actor MCPHostDriver: HostDriver {
    private let store = MemoryStore()
    private var host: TestHost
    private var screenSoFar = AssistantScreen()
    private var sent: [SentAction] = []
    private var work: [Int: Task<Void, any Error>] = [:]
    private var lastWork = 0

    /// An action of the person, as the client sent it: the parameters of a call.
    private enum SentAction {
        case answer(JSONObject)
        case card(JSONObject)
    }

    init() throws {
        host = try TestHost(store: store)
    }

    // MARK: - Acting

    func perform(_ intent: String, values: [String: ParameterValue]) async throws {
        var arguments = JSONObject()
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            arguments[name] = value.argument
        }
        screenSoFar = AssistantScreen()
        try await call(["name": .string(intent), "arguments": .object(arguments)])
    }

    /// Calls a tool, and continues at once.
    private func call(_ parameters: JSONObject) async throws {
        screenSoFar.forgetNews()
        let wire = host.wire
        if screenSoFar.toolTitle == nil {
            let tools = try await wire.result("tools/list", [:])["tools"]?.array
            let tool = tools?.first { $0["name"] == parameters["name"] }
            screenSoFar.toolTitle = tool?["title"]?.string
        }
        begin { driver in
            try await driver.take(try await wire.result("tools/call", parameters), of: parameters)
        }
    }

    private func take(_ result: JSONObject, of call: JSONObject) throws {
        try screenSoFar.take(result, of: call)
    }

    private func begin(_ body: @escaping @Sendable (MCPHostDriver) async throws -> Void) {
        lastWork += 1
        let number = lastWork
        work[number] = Task {
            defer { work[number] = nil }
            try await body(self)
        }
    }

    private func send(_ action: SentAction) async throws {
        sent.append(action)
        try await post(action)
    }

    private func post(_ action: SentAction) async throws {
        switch action {
        case .answer(let answered): try await call(answered)
        case .card(var arguments):
            arguments["seen"] = screenSoFar.seen.map(JSONValue.integer)
            try await call(["name": "card_act", "arguments": .object(arguments)])
        }
    }

    private func act(_ action: PersonAction) async throws {
        guard let handle = screenSoFar.handle else {
            throw HostMismatch(missing: "card that can be used")
        }
        let message = JSONTree.value { PersonMessage.action(action).write(to: &$0) }
        try await send(.card((message.object ?? [:]).merging(["handle": .string(handle)])))
    }

    private func answer(_ action: String, _ content: JSONObject? = nil) async throws {
        guard let form = screenSoFar.form else { throw HostMismatch(missing: "form") }
        try await send(.answer(form.answered(action, content: content)))
    }

    func tap(_ label: String) async throws {
        let card = try screenSoFar.card()
        try await act(
            .tap(
                card: card.id, generation: card.generation,
                action: try screenSoFar.action(of: label)))
    }

    func toggle(_ label: String, to isOn: Bool) async throws {
        let card = try screenSoFar.card()
        try await act(
            .toggle(
                card: card.id, generation: card.generation,
                action: try screenSoFar.action(of: label), isOn: isOn))
    }

    func answer(_ values: [String: ParameterValue]) async throws {
        guard let form = screenSoFar.form else { throw HostMismatch(missing: "form") }
        try await answer("accept", form.filled(with: values))
    }

    func choose(_ title: String) async throws {
        try await answer("accept", ["choice": .string(title)])
    }

    func confirm() async throws {
        if screenSoFar.form != nil { return try await answer("accept", [:]) }
        try await act(.confirm(question: try screenSoFar.question().id))
    }

    func cancel() async throws {
        if screenSoFar.form != nil { return try await answer("decline") }
        try await act(.cancel(question: try screenSoFar.question().id))
    }

    func done() async throws {
        guard screenSoFar.handle != nil else {
            // A card that nothing can be done with is the view's own to close.
            return screenSoFar = AssistantScreen()
        }
        try await act(.done(card: try screenSoFar.card().id))
    }

    func stop() async throws {
        if screenSoFar.handle != nil { return try await act(.stop) }
        for task in work.values { task.cancel() }
        screenSoFar = AssistantScreen()
    }

    func sendAgain(stepsBack: Int) async throws {
        guard sent.indices.contains(sent.count - stepsBack) else {
            throw HostMismatch(missing: "such action")
        }
        try await post(sent[sent.count - stepsBack])
    }

    // MARK: - Coming and going

    func settle() async throws {
        while let task = work.values.first {
            // A call that was cancelled has no result.
            do { try await task.value } catch is CancellationError {}
        }
        if let handle = screenSoFar.handle { await host.rest(of: handle) }
        try await look()
    }

    func catchUp() async throws {
        await ConformanceSuite.catchUp(with: host.system)
        // A card that is shown although its run continues comes with the result of its call.
        while screenSoFar.handle == nil, host.system.showsCard, let task = work.values.first {
            try await task.value
        }
        try await look()
    }

    func reloadSurface() async throws {
        screenSoFar.forgetCard()
        try await look()
    }

    func vanish() async throws {
        screenSoFar = AssistantScreen()
        host.clock.advance(by: MCPHostConfiguration().pendingCallTimeout)
        await ConformanceSuite.catchUp(with: host.system)
        await ConformanceSuite.end(ofSessionsIn: host.system)
    }

    func restart() async throws {
        await host.system.flush()
        host = try TestHost(store: store)
        screenSoFar.forgetCard()
        try await look()
    }

    // MARK: - Looking

    func screen() async throws -> HostScreen {
        try await look()
        if let failure = screenSoFar.failure { throw HostMismatch(description: failure) }
        return screenSoFar.screen(isBusy: !work.isEmpty)
    }

    /// Asks for the card's present state, as its view does repeatedly.
    private func look() async throws {
        guard let handle = screenSoFar.handle else { return }
        var arguments: JSONObject = [
            "handle": .string(handle), "scheme": "light", "language": "en",
        ]
        arguments["seen"] = screenSoFar.seen.map(JSONValue.integer)
        let call: JSONObject = ["name": "card_state", "arguments": .object(arguments)]
        try take(try await host.wire.result("tools/call", call), of: call)
    }
}

extension ParameterValue {
    /// The value as a model would write it.
    var argument: JSONValue {
        switch self {
        case .entity(_, let id): .string(id)
        case .enumeration(_, let rawValue): .string(rawValue)
        default: json
        }
    }
}
