import NIOCore
import _JSON

/// Streams of changes in the stateless revisions.
extension MCPServer {
    /// Sends changes until the client disconnects or the server closes; it uses one of the
    /// `places`, if they are limited.
    func listen(
        _ request: IncomingRequest, _ context: RequestContext, _ outlet: any Outlet,
        places: ConcurrencyLimit? = nil
    ) async throws -> ResultBody {
        let filter = try SubscriptionFilter(
            try request.parameters.object("notifications"), capabilities, context,
            limit: configuration.maximumSubscriptions
        ) { [tasks] id in tasks.find(id, for: context.principal) != nil }
        if let places, !places.acquire() { throw MCPError.tooManyStreams(limit: places.limit) }
        defer { places?.release() }
        let id = request.id
        let promise = Promise<Void>()
        let listener = Listener(
            hear: { event in
                guard let message = filter.message(for: event, id: id) else { return }
                outlet.send(message)
            },
            leave: { promise.complete(.success(())) })
        let number = listeners.add(listener) {
            outlet.send(filter.acknowledgement(id: id))
        }
        if let number {
            defer { listeners.remove(number) }
            try await promise.value()
        }
        return ResultBody(meta: [RequestMetadata.subscriptionName: id.value])
    }
}

/// The changes that a client requests and the server announces.
struct SubscriptionFilter: Sendable {
    var toolsChange = false
    var promptsChange = false
    var resourcesChange = false
    var resources: Set<String> = []
    var tasks: Set<String> = []

    init(
        _ wishes: JSONObject, _ capabilities: ServerCapabilities, _ context: RequestContext,
        limit: Int, isKnownTask: (String) -> Bool
    ) throws(MCPError) {
        func wants(_ name: String) throws(MCPError) -> Bool {
            switch wishes[name] {
            case nil, .null: return false
            case .bool(let value): return value
            default:
                throw .invalidParameter("notifications.\(name)", expected: "true or false")
            }
        }
        func names(_ name: String) throws(MCPError) -> [String] {
            guard let value = wishes[name], value != .null else { return [] }
            let texts = value.array?.compactMap(\.string)
            guard let texts, texts.count == value.array?.count, texts.count <= limit else {
                throw .invalidParameter(
                    "notifications.\(name)", expected: "a list of \(limit) texts at most")
            }
            return texts
        }
        toolsChange = try wants("toolsListChanged") && capabilities.tools.announces
        promptsChange = try wants("promptsListChanged") && capabilities.prompts.announces
        resourcesChange = try wants("resourcesListChanged") && capabilities.resources.announces
        let uris = try names("resourceSubscriptions")
        if capabilities.resources?.isSubscribable == true { resources = Set(uris) }
        let ids = try names("taskIds")
        if capabilities.hasTasks, context.clientCapabilities.canFollowTasks {
            tasks = Set(ids.filter(isKnownTask))
        }
    }

    /// Returns the first message of a stream, which lists the accepted subscriptions.
    func acknowledgement(id: RequestID) -> ByteBuffer {
        Message.notification("notifications/subscriptions/acknowledged") { writer in
            writer.name("notifications")
            writer.object { writer in
                if toolsChange { writer.member("toolsListChanged", true) }
                if promptsChange { writer.member("promptsListChanged", true) }
                if resourcesChange { writer.member("resourcesListChanged", true) }
                if !resources.isEmpty {
                    writer.name("resourceSubscriptions")
                    writer.array(resources.sorted()) { $0.string($1) }
                }
                if !tasks.isEmpty {
                    writer.name("taskIds")
                    writer.array(tasks.sorted()) { $0.string($1) }
                }
            }
            writer.meta([RequestMetadata.subscriptionName: id.value])
        }
    }

    /// Returns the message about an event, if the client has subscribed to it.
    func message(for event: Event, id: RequestID) -> ByteBuffer? {
        let meta: JSONObject = [RequestMetadata.subscriptionName: id.value]
        switch event {
        case .change(.toolsChanged) where toolsChange,
            .change(.promptsChanged) where promptsChange,
            .change(.resourcesChanged) where resourcesChange:
            guard case .change(let change) = event else { return nil }
            return Message.change(change, meta: meta)
        case .change(.resourceUpdated(let uri)) where resources.contains(uri):
            return Message.change(.resourceUpdated(uri: uri), meta: meta)
        case .task(let task) where tasks.contains(task.id):
            return Message.notification("notifications/tasks") { writer in
                writer.task(task)
                writer.meta(meta)
            }
        default: return nil
        }
    }
}

extension ServerCapabilities.Listed? {
    var announces: Bool { self?.isChangeAnnounced == true }
}

extension Message {
    /// Returns the notification about a change.
    static func change(_ change: ServiceEvent, meta: JSONObject = [:]) -> ByteBuffer {
        let method =
            switch change {
            case .toolsChanged: "notifications/tools/list_changed"
            case .promptsChanged: "notifications/prompts/list_changed"
            case .resourcesChanged: "notifications/resources/list_changed"
            case .resourceUpdated: "notifications/resources/updated"
            }
        switch change {
        case .resourceUpdated(let uri):
            return notification(method) { writer in
                writer.member("uri", uri)
                writer.meta(meta)
            }
        default: return notification(method, meta.isEmpty ? nil : { $0.meta(meta) })
        }
    }
}
