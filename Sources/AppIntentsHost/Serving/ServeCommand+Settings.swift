#if Web
    import Foundation
    import Logging
    import WebHost

    extension ServeCommand {
        /// Writes down with which settings the page is served, for a person who looks for the reason of
        /// something.
        func logSettings(
            _ configuration: WebHostConfiguration, keepingIn state: StateDirectory, to log: Logger
        ) {
            log.debug(
                "Settings",
                metadata: [
                    "host": "\(configuration.host)",
                    "port": "\(configuration.port)",
                    "resources": "\(configuration.assetDirectories.count) folders",
                    "socket": "\(configuration.inheritedSocket == nil ? "its own" : "inherited")",
                    "state": "\(state.folder.path)",
                    "token":
                        "\(configuration.access.requiresToken ? "asked for" : "not asked for")",
                ])
        }
    }

    extension Readiness {
        /// Creates the readiness of a host whose app keeps its state in a folder, and at a database if one
        /// is named.
        convenience init(of state: WritableState, and database: RemoteStoreState) {
            self.init {
                switch await state.finding() {
                case .writable: await database.isThere() ? .ready : .database
                case .unwritable: .unwritable
                case .stalled: .stalled
                }
            }
        }
    }
#endif
