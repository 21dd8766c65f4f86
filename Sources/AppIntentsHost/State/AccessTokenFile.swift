#if Web
    import Foundation
    import Logging
    import WebHost

    /// The file that keeps the token between processes, so that bookmarks and the configurations of
    /// assistants remain valid.
    ///
    /// Only its owner can read it. A file that others can read, or that contains no token, is
    /// replaced: removing it is the way to a new token.
    struct AccessTokenFile {
        private let file: PrivateFile

        init(in state: StateDirectory) {
            file = PrivateFile(url: state.file("access-token"))
        }

        /// Returns the token of the file, or a new one that is written there; `nil` if both fail,
        /// which is logged.
        func token(log: Logger) -> AccessToken? {
            let text = file.readOwn(atMost: 1024).map { String(decoding: $0, as: UTF8.self) }
            let known = text?.trimmingCharacters(in: .whitespacesAndNewlines)
            if let token = known.flatMap(AccessToken.init) { return token }
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
#endif
