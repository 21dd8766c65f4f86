#if Web && OpenIDConnect
    import Foundation
    import IntentSystem
    import OpenIDConnect
    import WebHost

    #if Assistants
        import MCPHost
    #endif

    extension WebHost {
        /// Returns the host with a provider at which people sign in.
        func signingIn(at provider: OpenIDProvider, in system: IntentSystem) -> WebHost {
            let store = system.configuration.signIns ?? SettingSignIns(nil)
            return signingIn { OpenIDSignIn(at: $0, by: provider, keptIn: store) }
        }
    }

    #if Assistants
        extension AssistantAuthorization {
            /// Creates the authorization by the tokens of a provider; `token` makes the names of people's
            /// sessions, so that an assistant acts for the person at the page.
            ///
            /// `nil` if an address of the settings can't be read, which their options exclude.
            init?(
                by provider: OpenIDProvider, token: AccessToken,
                log: @escaping @Sendable (OpenIDProblem) -> Void
            ) {
                let settings = provider.settings
                guard let resource = URL(string: settings.resource),
                    let issuer = URL(string: settings.issuer)
                else { return nil }
                let check = TokenCheck(by: provider)
                self.init(resource: resource, issuer: issuer, scopes: settings.assistantScopes) {
                    text in
                    let bearer: TokenCheck.Bearer
                    do throws(OpenIDProblem) {
                        bearer = try await check.bearer(ofAccessToken: text)
                    } catch {
                        guard case .token = error else { throw error }
                        log(error)
                        return nil
                    }
                    let client = AuthorizedClient(
                        session: token.session(ofPerson: bearer.name), name: bearer.name,
                        groups: bearer.groups)
                    return client.person.map {
                        Bearer(person: $0, scopes: bearer.scopes, expiry: bearer.expiry)
                    }
                }
            }
        }
    #endif
#endif
