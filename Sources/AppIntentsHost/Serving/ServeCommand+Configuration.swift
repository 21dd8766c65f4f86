#if Web
    import ArgumentParser
    import Foundation
    import SwiftUI
    import WebHost

    #if Assistants
        import MCPHost
    #endif

    extension ServeCommand {
        /// The configuration of the page's server, from the options.
        var webHostConfiguration: WebHostConfiguration {
            var configuration = WebHostConfiguration(host: host, port: port)
            configuration.allowedHosts = servedHosts
            configuration.allowedOrigins = allowedOrigins
            configuration.isSecure = isSecure
            configuration.access.requiresToken = !noToken
            configuration.access.proxy = try? proxy
            configuration.assetDirectories = ResourceBundles.directories()
            // What is cut off at last has as much longer as by default.
            let longer = Duration.seconds(drainSeconds) - configuration.limits.drainTimeout
            configuration.limits.drainTimeout += longer
            configuration.limits.shutdownTimeout += longer
            return configuration
        }

        #if OpenIDConnect
            /// The further names under which browsers reach the page, from the options.
            private var servedHosts: [String] {
                allowedHosts + (openID.place.map { [$0.host] } ?? [])
            }

            /// Browsers reach the page through HTTPS only.
            private var isSecure: Bool { secureCookie || openID.place?.isSecure == true }

            /// Throws if people would sign in in two ways, or in none although a provider is named.
            func checkSignIn() throws {
                guard try openID.settings != nil else { return }
                guard !noToken else {
                    throw ValidationError(
                        "--no-token lets everyone in, so that --openid-issuer would keep nobody out. Leave one of them away."
                    )
                }
                guard trustHeader == nil else {
                    throw ValidationError(
                        """
                        People sign in at the proxy of --trust-header or at the provider of --openid-issuer, not at both. \
                        Leave one of them away.
                        """)
                }
            }
        #else
            private var servedHosts: [String] { allowedHosts }
            private var isSecure: Bool { secureCookie }
            func checkSignIn() throws {}
        #endif

        /// The proxy in front of the server, from the options.
        var proxy: TrustedProxy? {
            get throws {
                let ranges = try trustedAddresses.flatMap {
                    $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
                }.map { text in
                    guard let range = AddressRange(text) else {
                        throw ValidationError(
                            "“\(text)” is no address. --trust-from takes one such as 10.0.0.7, or 10.0.0.0/8."
                        )
                    }
                    return range
                }
                guard let trustHeader else {
                    if ranges.isEmpty, trustGroups == nil { return nil }
                    if ranges.isEmpty {
                        throw ValidationError(
                            "--trust-groups names the groups of a person; --trust-header must say who they are."
                        )
                    }
                    throw ValidationError(
                        "--trust-from says who is believed; --trust-header must say which header.")
                }
                guard !ranges.isEmpty else {
                    throw ValidationError(
                        "--trust-header is believed from nobody without --trust-from ADDRESS.")
                }
                guard !noToken else {
                    throw ValidationError(
                        """
                        --no-token lets everyone in, so that --trust-header would keep nobody out. Leave one of \
                        them away.
                        """)
                }
                guard
                    let proxy = TrustedProxy(
                        header: trustHeader, groupsHeader: trustGroups, addresses: ranges)
                else {
                    let names = [trustHeader, trustGroups].compactMap(\.self)
                        .map { "“\($0)”" }.joined(separator: " and ")
                    throw ValidationError(
                        "\(names) can’t be the name of a header, or of two different ones.")
                }
                return proxy
            }
        }

        #if Assistants
            /// The configuration of the server for assistants beside the page, from the options.
            func mcpHostConfiguration(at host: String) -> MCPHostConfiguration {
                var configuration = MCPHostConfiguration()
                configuration.version = App.appVersion
                configuration.allowedHosts = servedHosts + [host]
                configuration.allowedOrigins = allowedOrigins
                configuration.isSecure = isSecure
                configuration.assetDirectories = ResourceBundles.directories()
                return configuration
            }
        #endif
    }
#endif
