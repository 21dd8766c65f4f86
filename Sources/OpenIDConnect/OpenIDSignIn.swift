#if OpenIDConnect
    package import Foundation
    package import IntentSystem
    import Logging
    import Synchronization
    package import WebHost
    import _Time

    /// Signing in at a provider of OpenID Connect, with a cookie of this host from then on.
    ///
    /// The cookie has a random name, and the store says for each request whose it is. No token of the
    /// provider is kept.
    package final class OpenIDSignIn: PageSignIn {
        let host: SignInHost
        let settings: OpenIDSettings
        let provider: OpenIDProvider
        let tokens: TokenCheck
        let store: any SignInStore
        /// The cookie with the name of the sign-in.
        let cookie: SessionCookie
        /// The cookie of a browser in which a person has just signed out, who means to be asked then.
        let left: SessionCookie
        let now: @Sendable () -> Date
        let used: UsedAttempts
        let failures: SignInFailures
        /// The times at which sign-ins end whose pages may be open.
        private let ends = Mutex<[String: Date]>([:])

        package init(
            at host: SignInHost, by provider: OpenIDProvider, keptIn store: any SignInStore,
            now: @escaping @Sendable () -> Date = { Date() }
        ) {
            (self.host, self.provider, self.store, self.now) = (host, provider, store, now)
            settings = provider.settings
            tokens = TokenCheck(by: provider, now: now)
            cookie = host.cookie("sign-in", for: provider.settings.lifetime)
            left = host.cookie("left", for: SignInAttempt.lifetime)
            used = UsedAttempts(host.system.configuration.agreement)
            failures = SignInFailures(host.logger, host.system.deadlines)
        }

        package nonisolated(nonsending) func client(
            of request: SignInRequest
        ) async throws(SignInRefusal) -> AuthorizedClient? {
            guard let name = cookie.session(in: request.cookie)?.rawValue else { return nil }
            do {
                guard let record = try await store.record(name) else { return nil }
                let end = record.begun + seconds(settings.lifetime)
                guard now() < end else { return nil }
                let session = SessionID(record.session)
                closePages(of: session, when: name, ends: await renewed(record, name, until: end))
                return AuthorizedClient(
                    session: session, name: record.name, groups: record.groups)
            } catch {
                host.logger.error(
                    "Who has signed in can't be read", metadata: ["error": "\(error)"])
                throw .unknown
            }
        }

        /// Returns the time until which a sign-in counts, after a request.
        private nonisolated(nonsending) func renewed(
            _ record: SignInRecord, _ name: String, until end: Date
        ) async -> Date {
            let until = min(now() + seconds(settings.idleTime), end)
            // Once in a while: each request would be a write.
            guard until.timeIntervalSince(record.until) > seconds(settings.idleTime) / 10 else {
                return record.until
            }
            do {
                try await store.renew(name, until: until)
                return until
            } catch {
                host.logger.error(
                    "A sign-in can't be renewed", metadata: ["error": "\(error)"])
                return record.until
            }
        }

        /// Writes down that a person has signed in; returns the field of their browser's cookie.
        func begin(_ person: TokenCheck.Bearer, insteadOf old: String?) async throws -> String {
            guard let session = host.session(ofPerson: person.name) else {
                throw OpenIDProblem.token(.claim(settings.nameClaim))
            }
            let (name, begun) = (SessionID.random(), now())
            try await store.add(
                SignInRecord(
                    session: session, name: person.name, groups: person.groups, begun: begun,
                    until: begun + seconds(min(settings.idleTime, settings.lifetime))),
                as: name.rawValue)
            if let old { try await end(old) }
            return cookie.field(for: name)
        }

        /// Ends the sign-in of a browser, here and on the app's other nodes.
        func end(_ name: String) async throws {
            let record = try await store.record(name)
            try await store.remove(name)
            ends.withLock { $0[name] = nil }
            if let session = record?.session {
                host.system.nodeChanges.announceEverywhere(.signedOut(session))
            }
        }

        private func seconds(_ duration: Duration) -> TimeInterval { duration / .seconds(1) }

        // MARK: - Pages that stay open

        /// Closes the pages of a session when one of its sign-ins ends; those of the others connect again.
        ///
        /// Sockets would outlast it.
        private func closePages(of session: SessionID, when name: String, ends end: Date) {
            let isFirst = ends.withLock { $0.updateValue(end, forKey: name) == nil }
            if isFirst { wait(for: name, of: session, until: end) }
        }

        private func wait(for name: String, of session: SessionID, until end: Date) {
            let rest = Duration.seconds(max(end.timeIntervalSince(now()), 1))
            host.system.deadlines.schedule(after: rest) { [weak self] in
                self?.isDue(name, of: session)
            }
        }

        private func isDue(_ name: String, of session: SessionID) {
            let now = now()
            let end = ends.withLock { ends in
                let end = ends[name]
                if let end, end <= now { ends[name] = nil }
                return end
            }
            // A person who signed out has no pages any more.
            guard let end else { return }
            if end > now { return wait(for: name, of: session, until: end) }
            host.close(session)
        }
    }
#endif
