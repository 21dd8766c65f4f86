import IntentSystem
import Logging
import NIOCore
import NIOHTTP1
import SurfaceKit
import _JSON
import _OriginGuard

/// The upgrade of a tab's request to a WebSocket, and the tab's connection to its session.
struct SessionUpgrader: WebSocketUpgrader {
    static let subprotocol = "openappintents.1"

    let system: IntentSystem
    let guardian: OriginGuard
    let access: AccessControl
    let tabs: TabRegistry
    let writer: EventWriter

    func admit(
        _ request: HTTPRequestHead, from address: SocketAddress?
    ) async -> WebSocketAdmission? {
        let headers = request.headers
        guard
            let client = await guardian.client(
                of: request, at: WebPaths.socket, from: address, access),
            Self.offersProtocol(headers),
            let opening = try? StreamOpening(
                target: request.uri, client: client,
                acceptLanguage: headers.first(name: "accept-language")),
            system.hasPlace(for: opening.session, of: opening.person)
        else { return nil }

        var answer = HTTPHeaders()
        if headers.contains(name: "sec-websocket-protocol") {
            answer.add(name: "Sec-WebSocket-Protocol", value: Self.subprotocol)
        }
        if opening.needsCookie {
            answer.add(name: "Set-Cookie", value: access.cookie.field(for: opening.session))
        }
        let farewell = opening.takesFarewell ? ByteBuffer(string: EventWriter.farewell) : nil
        return WebSocketAdmission(headers: answer, farewell: farewell) { connection in
            await open(connection, as: opening)
        }
    }

    /// Returns `true` if a request's subprotocols include ours; a client that names none uses ours too.
    static func offersProtocol(_ headers: HTTPHeaders) -> Bool {
        let offered = headers[canonicalForm: "sec-websocket-protocol"]
        return offered.isEmpty || offered.contains { $0 == subprotocol }
    }

    /// Opens the session.
    ///
    /// It is created only now that its tab is certain to connect: a session to which no tab ever
    /// connects would never end.
    private func open(
        _ connection: WebSocketConnection, as opening: StreamOpening
    ) async -> any WebSocketReceiver {
        guard
            let session = try? await system.session(
                opening.session, startedBy: .person, for: opening.person)
        else {
            connection.close()
            return ClosingReceiver()
        }
        let delivered = opening.takesParts ? DeliveredMarkup() : nil
        let messages = EarlyMessages { connection.send($0) }
        let id = await session.connect(
            environment: opening.environment, seen: opening.seen, executor: connection.executor
        ) { [writer] event in
            messages.add(
                writer.message(
                    for: event, headerBytes: WebSocketConnection.headerBytes, after: delivered))
        }
        let tab = BrowserTab(session: session, connection: id) { connection.close() }
        tabs.add(tab, at: opening.address)
        messages.release()
        return TabSocket(
            tab: tab, address: opening.address, tabs: tabs, connection: connection, writer: writer)
    }
}

extension OriginGuard {
    /// Returns the sender of a request for the socket at a path; `nil` for a foreign page, and for a client
    /// without access.
    nonisolated(nonsending) func client(
        of request: HTTPRequestHead, at path: String, from address: SocketAddress?,
        _ access: AccessControl
    ) async -> AuthorizedClient? {
        let headers = request.headers
        guard request.method == .GET, request.uri.prefix(while: { $0 != "?" }) == path,
            headers[canonicalForm: "host"].count == 1,
            refusal(host: headers.first(name: "host"), origin: headers.first(name: "origin"))
                == nil
        else { return nil }
        // The route at the address says why, when the client asks without an upgrade.
        return try? await access.client(of: headers, from: address)
    }
}

/// The receiver of a tab's messages through its socket.
struct TabSocket: WebSocketReceiver {
    let tab: BrowserTab
    let address: TabAddress
    let tabs: TabRegistry
    let connection: WebSocketConnection
    let writer: EventWriter
    private let longMessages = LongMessages()

    init(
        tab: BrowserTab, address: TabAddress, tabs: TabRegistry, connection: WebSocketConnection,
        writer: EventWriter
    ) {
        self.tab = tab
        self.address = address
        self.tabs = tabs
        self.connection = connection
        self.writer = writer
    }

    /// The size above which reading a message would block the connection's thread for too long.
    static let longMessageBytes = 16_384

    func received(_ text: ByteBuffer) {
        guard text.readableBytes <= Self.longMessageBytes else {
            return longMessages.read(text) { take($0) }
        }
        take(text)
    }

    func holdsBack(until ready: @escaping @Sendable () -> Void) -> Bool {
        longMessages.whenRead { tab.session.whenReady(ready) } || tab.session.waitsUntilReady(ready)
    }

    private func take(_ text: ByteBuffer) {
        do {
            let message = try PersonMessage(json: Array(text.readableBytesView))
            do throws(PersonLimitReached) {
                try tab.count(message)
            } catch {
                return tab.session.refuse(error, tab.connection)
            }
            tab.receive(message)
        } catch {
            let refusal = Refusal(reason: .invalid, message: error.description)
            connection.send(
                writer.message(
                    for: .refusal(refusal), headerBytes: WebSocketConnection.headerBytes))
        }
    }

    func closed() {
        tabs.remove(tab, at: address)
    }
}

/// A receiver for a socket that is closing, because there is no session or no recognizer for it.
struct ClosingReceiver: WebSocketReceiver {
    func received(_ text: ByteBuffer) {}
    func holdsBack(until ready: @escaping @Sendable () -> Void) -> Bool { false }
    func closed() {}
}
