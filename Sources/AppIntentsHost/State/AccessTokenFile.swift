#if Web
    import Foundation
    import IntentSystem
    import Logging
    import WebHost

    /// The file that keeps the token between processes, so that bookmarks and the configurations of
    /// assistants remain valid.
    ///
    /// Only its owner can read it. A file that others can read, or that contains no token, is
    /// replaced, which is logged: removing it is the way to a new token.
    struct AccessTokenFile {
        private let file: PrivateFile

        init(in state: StateDirectory) {
            file = PrivateFile(url: state.file("access-token"))
        }

        /// Returns the token that all nodes of the app have, which the first of them brought; without other
        /// nodes the one of the file.
        ///
        /// The file has the agreed one from then on, for a start while the store is away.
        func token(
            agreedIn agreement: (any NodeAgreement)?, log: Logger
        ) async -> AccessToken? {
            let own = token(log: log)
            guard let agreement else { return own }
            do {
                let proposed = Array((own ?? AccessToken.random()).text.utf8)
                let known = try await agreement.secret("access-token", orElse: proposed)
                guard let agreed = AccessToken(String(decoding: known, as: UTF8.self)) else {
                    log.error(
                        """
                        The row “access-token” among the secrets of the database contains no token, so this node has \
                        its own. Delete the row and start all nodes again.
                        """)
                    return own
                }
                if agreed != own { keep(agreed, log) }
                return agreed
            } catch {
                log.warning(
                    """
                    The token of the app’s nodes can’t be read, so the one in \(file.url.path) is good for this node \
                    until it starts again: \(error)
                    """)
                return own
            }
        }

        /// Returns the token of the file, or a new one that is written there; `nil` if both fail,
        /// which is logged.
        func token(log: Logger) -> AccessToken? {
            do throws(PrivateFile.Problem) {
                if let data = try file.read(atMost: 1024, isPrivate: true) {
                    let text = String(decoding: data, as: UTF8.self)
                    let known = text.trimmingCharacters(in: .whitespacesAndNewlines)
                    if let token = AccessToken(known) { return token }
                    throw .init(path: file.url.path, reason: "it contains no token")
                }
            } catch {
                log.warning("\(error) A new token takes its place.")
            }
            let token = AccessToken.random()
            return keep(token, log) ? token : nil
        }

        /// Writes a token, or logs why it can't be written.
        @discardableResult
        private func keep(_ token: AccessToken, _ log: Logger) -> Bool {
            do throws(PrivateFile.Problem) {
                try file.write(Data((token.text + "\n").utf8))
                return true
            } catch {
                log.warning(
                    """
                    The token is good until this process ends, because \(error.path) can’t be written: \
                    \(error.reason).
                    """)
                return false
            }
        }
    }

    extension AccessTokenFile {
        /// The token of the file; `nil` if there is none that can be used, and nothing is written.
        var known: AccessToken? {
            guard let data = try? file.read(atMost: 1024, isPrivate: true) else { return nil }
            return AccessToken(
                String(decoding: data, as: UTF8.self).trimmingCharacters(
                    in: .whitespacesAndNewlines))
        }
    }
#endif
