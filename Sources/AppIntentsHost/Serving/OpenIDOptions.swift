#if Web && OpenIDConnect
    import ArgumentParser
    import Foundation
    import OpenIDConnect

    /// The options of a provider at which people sign in; each has a variable of the environment as well.
    struct OpenIDOptions: ParsableArguments {
        @Option(
            help: ArgumentHelp(
                """
                A provider of OpenID Connect at which people sign in, such as https://login.example.org/realms/team; \
                the token then lets programs in only. OAI_OPENID_ISSUER gives it as well, and so on for each option.
                """, valueName: "address"))
        var openidIssuer: String?

        @Option(help: ArgumentHelp("The name of this app at the provider.", valueName: "name"))
        var openidClient: String?

        @Option(
            help: ArgumentHelp(
                "A file with the secret of this app at the provider, which only its owner may read.",
                valueName: "file"), completion: .file())
        var openidSecretFile: String?

        @Option(
            help: ArgumentHelp(
                "What is asked of the provider, with spaces or commas between; by default “openid profile”.",
                valueName: "scopes"))
        var openidScopes: String?

        @Option(
            help: ArgumentHelp(
                """
                The claim that names a person; by default sub, which a provider never gives to another one.
                """, valueName: "claim"))
        var openidNameClaim: String?

        @Option(
            help: ArgumentHelp(
                "The claim with the groups of a person; by default groups.", valueName: "claim"))
        var openidGroupsClaim: String?

        @Option(
            help: ArgumentHelp(
                "The scopes that the token of an assistant must have, with spaces or commas between.",
                valueName: "scopes"))
        var openidAssistantScopes: String?

        @Option(
            help: ArgumentHelp(
                """
                The audience of assistants' tokens, for a provider that can't name the address of /mcp as one; never \
                the name of this app there.
                """, valueName: "audience"))
        var openidAssistantAudience: String?

        @Option(
            help: ArgumentHelp(
                """
                The address at which people reach the page, such as https://travel.example.org: the provider sends \
                them back there. OAI_PUBLIC_URL gives it as well.
                """, valueName: "address"))
        var publicUrl: String?

        func validate() throws { _ = try settings }

        /// The provider, and what this app is to it; `nil` if people don't sign in at one.
        var settings: OpenIDSettings? {
            get throws {
                guard let issuer = Self.given(openidIssuer, "OAI_OPENID_ISSUER") else {
                    guard openidClient == nil, openidSecretFile == nil, openidScopes == nil,
                        openidNameClaim == nil, openidGroupsClaim == nil,
                        openidAssistantScopes == nil, openidAssistantAudience == nil
                    else {
                        throw ValidationError(
                            "The options --openid-… belong to a provider; --openid-issuer must say which."
                        )
                    }
                    return nil
                }
                guard OpenIDSettings.isSafe(issuer) else {
                    throw ValidationError(
                        "“\(issuer)” is no address of a provider. --openid-issuer takes one such as https://login.example.org."
                    )
                }
                guard let client = Self.given(openidClient, "OAI_OPENID_CLIENT") else {
                    throw ValidationError(
                        "--openid-issuer needs --openid-client, the name of this app at the provider."
                    )
                }
                guard let page = Self.given(publicUrl, "OAI_PUBLIC_URL"),
                    OpenIDSettings.isSafe(page), let parts = URLComponents(string: page),
                    ["", "/"].contains(parts.path), parts.query == nil
                else {
                    throw ValidationError(
                        """
                        --openid-issuer needs --public-url, the address of the page without a path, such as \
                        https://travel.example.org.
                        """)
                }
                var settings = OpenIDSettings(
                    issuer: issuer, client: client,
                    page: page.hasSuffix("/") ? String(page.dropLast()) : page)
                settings.secret = try secret
                settings.scopes = Self.words(openidScopes, "OAI_OPENID_SCOPES") ?? settings.scopes
                guard settings.scopes.contains("openid") else {
                    throw ValidationError("--openid-scopes must have openid among the scopes.")
                }
                settings.nameClaim =
                    Self.given(openidNameClaim, "OAI_OPENID_NAME_CLAIM") ?? settings.nameClaim
                settings.groupsClaim =
                    Self.given(openidGroupsClaim, "OAI_OPENID_GROUPS_CLAIM") ?? settings.groupsClaim
                settings.assistantScopes =
                    Self.words(openidAssistantScopes, "OAI_OPENID_ASSISTANT_SCOPES") ?? []
                settings.assistantAudience = Self.given(
                    openidAssistantAudience, "OAI_OPENID_ASSISTANT_AUDIENCE")
                guard settings.assistantAudience != client else {
                    throw ValidationError(
                        """
                        --openid-assistant-audience is the name of this app, for which the provider gives tokens about \
                        people who sign in at the page. Register the assistants' side as another app.
                        """)
                }
                return settings
            }
        }

        /// The name under which browsers reach the page, and whether over HTTPS; `nil` without a provider.
        var place: (host: String, isSecure: Bool)? {
            guard let settings = try? settings, let host = settings.authority else { return nil }
            return (host, settings.page.hasPrefix("https:"))
        }

        private var secret: String? {
            get throws {
                guard let path = Self.given(openidSecretFile, "OAI_OPENID_SECRET_FILE") else {
                    return nil
                }
                do throws(PrivateFile.Problem) {
                    // The running instance may have another folder than its caller.
                    let folder = InstanceRequest.callersFolder.map {
                        URL(filePath: $0, directoryHint: .isDirectory)
                    }
                    let file = PrivateFile(url: URL(filePath: path, relativeTo: folder).absoluteURL)
                    let text = try file.read(atMost: 4096, isPrivate: true)
                        .map { String(decoding: $0, as: UTF8.self) }?
                        .trimmingCharacters(in: .whitespacesAndNewlines)
                    if let text, !text.isEmpty { return text }
                } catch {
                    throw ValidationError("--openid-secret-file: \(error)")
                }
                throw ValidationError("--openid-secret-file: \(path) has no secret.")
            }
        }

        private static func given(_ option: String?, _ variable: String) -> String? {
            let given = option ?? InstanceRequest.variables[variable]
            return given.flatMap { $0.isEmpty ? nil : $0 }
        }

        private static func words(_ option: String?, _ variable: String) -> [String]? {
            given(option, variable)?.split { $0 == " " || $0 == "," }.map(String.init)
        }
    }
#endif
