#if OpenIDConnect
    import Foundation
    import HTTPTypes
    package import Hummingbird
    import IntentSystem
    import Logging
    package import WebHost
    import _Localization

    /// The pages on which a person signs in and out.
    extension OpenIDSignIn {
        package var exit: String { WebPaths.signOut }

        package var address: String { settings.page }

        package var farewell: [String] {
            [cookie.removal, left.field(for: .random()), host.placeRemoval]
        }

        package func entrance(to destination: String) -> String {
            "\(WebPaths.signIn)?to=\(FormEncoding.encoded(destination))"
        }

        package func answersStrangers(at path: String) -> Bool {
            [WebPaths.signIn, WebPaths.signInReturn, WebPaths.signOut, WebPaths.signedOut]
                .contains(path)
        }

        package func add(to router: Router<WebRequestContext>) {
            router.get(RouterPath(WebPaths.signIn)) { request, _ -> Response in
                let items = QueryItems(target: request.uri.string)
                let destination = items["to"] ?? "/"
                // The provider leads to the public address, where another one's cookies are unknown. A proxy that
                // says another name is no reason to go round in a circle.
                if items["moved"] == nil, request.head.authority != self.settings.authority {
                    return .seeOther(
                        self.settings.page + self.entrance(to: destination) + "&moved=1")
                }
                return try await self.explaining(entrance: destination) {
                    try await self.leadToProvider(destination: destination, request)
                }
            }
            router.get(RouterPath(WebPaths.signInReturn)) { request, context -> Response in
                let items = QueryItems(target: request.uri.string)
                let cookie = self.attempts(items["state"])
                let attempt = SignInAttempt(
                    cookie?.opened(in: request.headers[.cookie]), state: items["state"],
                    at: self.now())
                return try await self.explaining(
                    entrance: attempt?.destination ?? "/", removing: attempt.flatMap { _ in cookie }
                ) {
                    guard let attempt, try await self.used.claim(attempt, at: self.now()) else {
                        // Another tab was faster, or the person goes back to this address.
                        if context.client?.name != nil { return .seeOther("/") }
                        throw OpenIDProblem.stale
                    }
                    return try await self.finish(attempt, items, request)
                }
            }
            router.get(RouterPath(WebPaths.signOut)) { request, context -> Response in
                guard let name = context.client?.name else { return .seeOther(WebPaths.signedOut) }
                let metadata = try? await self.provider.metadata
                return self.host.pages.page(
                    PageNotice(
                        title: .init(system: "Sign Out"),
                        advice: .init(system: "You are signed in as “\(name)”."),
                        action: .init(system: "Sign Out"), address: WebPaths.signOut, isForm: true),
                    to: request,
                    formTargets: metadata?.endSessionEndpoint.flatMap(Self.origin) ?? [])
            }
            router.post(RouterPath(WebPaths.signOut)) { request, _ in
                try await self.signOut(request)
            }
            router.get(RouterPath(WebPaths.signedOut)) { request, _ in
                self.host.pages.page(
                    PageNotice(
                        title: .init(system: "You are signed out"),
                        advice: .init(
                            system: "The app shows nothing of you in this browser any more."),
                        action: .init(system: "Sign In"), address: self.entrance(to: "/")),
                    to: request)
            }
        }

        private var returnAddress: String { settings.page + WebPaths.signInReturn }

        /// Returns the cookie with what a return must belong to; `nil` for a state that isn't this host's.
        private func attempts(_ state: String?) -> SessionCookie? {
            state.flatMap(SignInAttempt.cookie).map {
                host.cookie($0, for: SignInAttempt.lifetime)
            }
        }

        private func leadToProvider(
            destination: String, _ request: Request
        ) async throws -> Response {
            let endpoint = try await provider.metadata.authorizationEndpoint
            let attempt = SignInAttempt(to: destination, at: now())
            let asksAgain = left.session(in: request.headers[.cookie]) != nil
            return .seeOther(
                attempt.address(
                    at: endpoint, for: settings, returning: returnAddress, asksAgain: asksAgain),
                setting: try attempts(attempt.state)?.field(sealing: attempt.bytes))
        }

        private func finish(
            _ attempt: SignInAttempt, _ items: QueryItems, _ request: Request
        ) async throws -> Response {
            // Another provider's answer (RFC 9207).
            let issuer = items["iss"]
            let namesIssuer = try await provider.metadata.namesIssuer ?? false
            guard issuer.map({ $0 == settings.issuer }) ?? !namesIssuer else {
                throw OpenIDProblem.token(.issuer)
            }
            guard let code = items["code"] else {
                throw OpenIDProblem.refused(OpenIDProvider.word(items["error"] ?? ""))
            }
            let token = try await provider.token(
                for: code, verifier: attempt.verifier, returning: returnAddress)
            let person = try await tokens.person(ofIDToken: token, nonce: attempt.nonce)
            let old = cookie.session(in: request.headers[.cookie])?.rawValue
            var response = Response.seeOther(
                attempt.destination, setting: try await begin(person, insteadOf: old))
            for cookie in [attempts(attempt.state), left].compactMap(\.self) {
                response.headers.append(HTTPField(name: .setCookie, value: cookie.removal))
            }
            if let place = host.place(ofPerson: person.name, for: settings.lifetime) {
                response.headers.append(HTTPField(name: .setCookie, value: place))
            }
            return response
        }

        private func signOut(_ request: Request) async throws -> Response {
            if let name = cookie.session(in: request.headers[.cookie])?.rawValue {
                do {
                    try await end(name)
                } catch {
                    host.logger.error("A sign-out failed", metadata: ["error": "\(error)"])
                    throw WebError(SignInRefusal.unknown)
                }
            }
            // Without the provider, its own session stays.
            let metadata = try? await provider.metadata
            let ending = metadata?.endSessionEndpoint.map { endpoint in
                endpoint + (endpoint.contains("?") ? "&" : "?")
                    + FormEncoding.text(of: [
                        "client_id": settings.client,
                        "post_logout_redirect_uri": settings.page + WebPaths.signedOut,
                    ])
            }
            var response = Response.seeOther(ending ?? WebPaths.signedOut)
            for field in self.farewell {
                response.headers.append(HTTPField(name: .setCookie, value: field))
            }
            return response
        }

        /// Returns the origin of an address, as a policy names it.
        private static func origin(of address: String) -> [String]? {
            guard let parts = URLComponents(string: address), let scheme = parts.scheme,
                let host = parts.host
            else { return nil }
            return ["\(scheme)://\(host)\(parts.port.map { ":\($0)" } ?? "")"]
        }

        /// Answers, or says on a page why a person isn't let in, with a link to begin anew.
        private func explaining(
            entrance destination: String, removing cookie: SessionCookie? = nil,
            _ answer: () async throws -> Response
        ) async throws -> Response {
            do {
                return try await answer()
            } catch let problem as OpenIDProblem {
                // Before a return of this browser, one request can cause it. What the provider then lacks is logged
                // where it is read.
                if cookie == nil {
                    host.logger.debug("\(problem.description)")
                } else {
                    failures.write(problem, level: problem.isOperators ? .error : .notice)
                }
                var error = WebError(
                    problem, retrying: entrance(to: LocalAddress.of(destination)))
                error.headers[.setCookie] = cookie?.removal
                throw error
            } catch {
                host.logger.error("A sign-in failed", metadata: ["error": "\(error)"])
                throw WebError(SignInRefusal.unknown)
            }
        }
    }

    extension OpenIDProblem {
        /// Those who run the server, or the provider, must do something.
        fileprivate var isOperators: Bool {
            switch self {
            case .away, .unusable, .unregistered, .token: true
            case .refused, .stale: false
            }
        }
    }

    extension WebError {
        /// Creates the answer to a person who can't be let in, with the address at which they try again.
        fileprivate init(_ problem: OpenIDProblem, retrying address: String) {
            let refused = LocalizedStringResource(system: "You aren’t signed in")
            let status: HTTPResponse.Status
            let code: String
            let title: LocalizedStringResource
            let advice: LocalizedStringResource
            switch problem {
            case .away, .unusable:
                (status, code) = (.serviceUnavailable, "provider_away")
                title = .init(system: "Nobody can sign in at the moment")
                advice = .init(
                    system:
                        "The service at which people sign in doesn’t answer. Try again in a moment."
                )
            case .refused:
                (status, code, title) = (.forbidden, "sign_in_refused", refused)
                advice = .init(system: "The service at which people sign in didn’t let you in.")
            case .stale:
                (status, code, title) = (.badRequest, "sign_in_stale", refused)
                advice = .init(
                    system: "Signing in took too long, or began in another window. Try again here.")
            case .token(let fault) where fault.isAboutTime:
                // Not that of a gateway, in whose place the page's worker would show its own page.
                (status, code, title) = (.internalServerError, "clocks_differ", refused)
                advice = .init(
                    system:
                        "The clocks of this app and of the service at which people sign in differ. Tell the one who runs the app."
                )
            case .token, .unregistered:
                (status, code, title) = (.internalServerError, "token_refused", refused)
                advice = .init(
                    system:
                        "The app could not use the answer of the service at which people sign in. The app’s log says more."
                )
            }
            self.init(
                status: status, code: code, message: problem.description,
                headers: status == .serviceUnavailable ? [.retryAfter: "5"] : [:],
                notice: PageNotice(
                    title: title, advice: advice, action: .init(system: "Try Again"),
                    address: address))
        }
    }
#endif
