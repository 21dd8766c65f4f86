import Foundation
package import Logging
import NIOCore
import _JSON
import _Telemetry
import _Time

/// A server for the Model Context Protocol, in all revisions in use.
///
/// It interprets requests and creates the responses; transports receive the requests and send the
/// responses. Any number of transports may use one server at once.
package final class MCPServer: Sendable {
    let service: any MCPService
    /// The capabilities of the service, which never change.
    let capabilities: ServerCapabilities
    let configuration: MCPServerConfiguration
    let logger: Logger
    let sealer: StateSealer
    let deadlines: DeadlineQueue
    let listeners = Registry<Listener>()
    let tasks: TaskStore
    let openQuestions: ConcurrencyLimit
    let headerParameters = HeaderParameterIndex()
    /// The signature, as a member of every result.
    let signature: ByteBuffer

    package init(
        service: any MCPService, configuration: MCPServerConfiguration = MCPServerConfiguration(),
        logger: Logger
    ) {
        self.service = service
        capabilities = service.capabilities
        self.configuration = configuration
        self.logger = logger
        let time = configuration.time
        sealer = StateSealer(
            key: configuration.stateSecret, lifetime: configuration.inputLifetime, now: time.date)
        deadlines = DeadlineQueue(clock: time.clock)
        tasks = TaskStore(
            limit: configuration.maximumTasks, lifetime: configuration.taskLifetime,
            pollInterval: configuration.taskPollInterval, time: time, deadlines: deadlines,
            listeners: listeners)
        openQuestions = ConcurrencyLimit(configuration.maximumOpenQuestions)
        signature = Self.signature(of: service.info)
        service.observe { [listeners, headerParameters] event in
            if event == .toolsChanged { headerParameters.forget() }
            listeners.deliver(.change(event))
        }
    }

    /// Ends the streams of the clients that follow changes, and all tasks.
    package func close() {
        for listener in listeners.close() { listener.leave() }
        tasks.close()
    }

    private static func signature(of info: Implementation) -> ByteBuffer {
        var writer = JSONWriter()
        writer.name(escaping: RequestMetadata.serverName)
        writer.implementation(info, .july2026)
        return writer.buffer
    }
}

extension MCPServer {
    /// Counts and traces the work for a request.
    func measuring(_ name: String, _ work: () async -> Reply?) async -> Reply? {
        // A client may send any word for a method.
        let method = Method(rawValue: name)?.rawValue ?? Telemetry.others
        let began = Telemetry.beginning
        let reply = await Telemetry.span(.call, ["oai.method": method]) { await work() }
        if let began {
            let outcome = reply.map { $0.error == nil ? "answered" : "failed" } ?? "cancelled"
            Telemetry.count(.calls, method, outcome)
            Telemetry.record(since: began, as: .callTime, method)
        }
        return reply
    }

    /// Returns the response to a failed request; `nil` if the client no longer waits for one.
    func errorReply(
        _ error: any Error, to id: RequestID, method: String, _ revision: Revision
    ) -> Reply? {
        if error is CancellationError { return nil }
        guard let error = error as? MCPError else {
            logger.error(
                "A request failed", metadata: ["method": "\(method)", "error": "\(error)"])
            return Reply(
                message: Message.error(id, .internalError, revision), error: .internalError)
        }
        logger.debug(
            "A request was refused", metadata: ["method": "\(method)", "error": "\(error)"])
        return Reply(message: Message.error(id, error, revision), error: error)
    }
}
