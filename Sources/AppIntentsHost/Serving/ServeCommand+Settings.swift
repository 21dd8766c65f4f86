#if Web
    import Foundation
    import IntentSystem
    import Logging
    import WebHost

    #if Voice
        import _PocketSphinx
        import _Speech
    #endif

    extension ServeCommand {
        /// The folder, and the database, that keep the app's state.
        var state: StateDirectory {
            #if Postgres
                let store = store
            #else
                let store: String? = nil
            #endif
            #if S3
                let files = files
            #else
                let files: String? = nil
            #endif
            return StateDirectory(
                given: stateDirectory, appName: App.appName, store: store, files: files,
                retention: retention)
        }

        /// The log of runs and refusals.
        var auditLog: Logger {
            var log = logFormat.log("audit")
            log.logLevel = audit || verbose ? .info : .notice
            return log
        }

        /// The name of this process among several; `nil` if it has none.
        var nodeName: String? {
            let named = node ?? ProcessInfo.processInfo.environment["OAI_NODE"]
            return named.flatMap { $0.isEmpty ? nil : $0 }
        }

        /// Returns the host with what hears the people at its page, if there is anything.
        func hearing(_ page: WebHost, _ log: Logger) -> WebHost {
            #if Voice
                if noVoice { return page }
                if let voice = PageVoice.atHand(command: recognizer) {
                    return page.hearing(by: voice)
                }
                let problem = SpeechProblem.noModel(folder: PocketSphinxRecognizer.model)
                log.info("The page has no microphone. \(problem.description)")
            #endif
            return page
        }

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
        /// Creates the readiness of a host whose app keeps its state in a folder, at a database if one is named, and
        /// its files in a bucket if one is named.
        convenience init(
            of state: WritableState, and database: RemoteStoreState,
            _ files: (any BlobArchive)?
        ) {
            self.init(parts: {
                async let finding = state.finding()
                async let isThere = database.isThere()
                let disk: State =
                    switch await finding {
                    case .writable: .ready
                    case .unwritable: .unwritable
                    case .stalled: .stalled
                    }
                var parts = [Part(.disk, disk)]
                if database.isRemote {
                    parts.append(Part(.database, await isThere ? .ready : .database))
                }
                if let files { parts.append(Part(.files, files.isAway ? .away : .ready)) }
                return parts
            })
        }
    }
#endif
