#if Web
    import Foundation
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
            do throws(PrivateFile.Problem) {
                try file.write(Data((token.text + "\n").utf8))
                return token
            } catch {
                log.warning(
                    """
                    The token is good until this process ends, because \(error.path) can’t be written: \
                    \(error.reason).
                    """)
                return nil
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
