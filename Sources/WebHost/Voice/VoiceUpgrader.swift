#if Voice
    import Hummingbird
    import IntentSystem
    import Logging
    import NIOCore
    import NIOHTTP1
    import SurfaceKit
    import _OriginGuard

    /// The answer to a request for sound that was not upgraded.
    struct VoiceRoutes: WebRoutes {
        let tabs: TabRegistry

        func add(to router: Router<WebRequestContext>) {
            router.get(RouterPath(WebPaths.voice)) { request, context -> Response in
                let items = QueryItems(target: request.uri.string)
                let address = context.client?.session.flatMap {
                    TabAddress(session: $0, tab: items["tab"])
                }
                throw address.flatMap({ tabs[$0] }) == nil ? WebError.unknownTab : .noSocket
            }
        }
    }

    /// The upgrade of a request to a socket for the sound of one utterance.
    ///
    /// It passes the guards of the session's socket, and belongs to a tab whose stream is open.
    struct VoiceUpgrader: WebSocketUpgrader {
        let system: IntentSystem
        let guardian: OriginGuard
        let access: AccessControl
        let tabs: TabRegistry
        let voice: PageVoice
        let recognizers: RecognizerPool
        let logger: Logger

        func admit(
            _ request: HTTPRequestHead, from address: SocketAddress?
        ) async -> WebSocketAdmission? {
            let items = QueryItems(target: request.uri)
            guard
                let client = await guardian.client(
                    of: request, at: WebPaths.voice, from: address, access),
                SessionUpgrader.offersProtocol(request.headers), let session = client.session,
                let place = TabAddress(session: session, tab: items["tab"]),
                let tab = tabs[place]
            else { return nil }
            var answer = HTTPHeaders()
            if request.headers.contains(name: "sec-websocket-protocol") {
                answer.add(name: "Sec-WebSocket-Protocol", value: SessionUpgrader.subprotocol)
            }
            let listening = VoiceSocket.Listening(
                isHeld: items["held"] == "1", confirms: items["confirming"] == "1",
                entered: (items["given"] ?? "").split(separator: " ").map(String.init))
            return WebSocketAdmission(
                headers: answer, maximumBinaryBytes: VoiceSocket.longestMessage
            ) { connection in
                guard let recognizer = recognizers.take() else {
                    let busy = VoiceProblem.busy.text(in: tab.session)
                    connection.send(VoiceMessage.problem(busy).text)
                    connection.close()
                    return ClosingReceiver()
                }
                let socket = VoiceSocket(
                    tab: tab, connection: connection, listening: listening, voice: voice,
                    recognizer: recognizer, pool: recognizers, system: system, logger: logger)
                socket.begin()
                return socket
            }
        }
    }
#endif
