#if Web
    import Foundation
    import Logging
    import WebHost

    /// The file in which the token outlives the process, so that bookmarks and the configurations of
    /// assistants go on working.
    ///
    /// Only its owner can read it. One that others could read, or that holds no token, is replaced:
    /// removing it is the way to a new token.
    struct AccessTokenFile {
        private let url: URL

        init(in state: StateDirectory) {
            url = state.file("access-token")
        }

        /// The token of the file, or a new one that is written there; `nil` if neither can be done,
        /// which the log says.
        func token(log: Logger) -> AccessToken? {
            if let known = read() { return known }
            let token = AccessToken.random()
            do {
                try write(token)
                return token
            } catch {
                log.warning(
                    """
                    The token is good until this process ends, because \(url.path) can’t be written: \
                    \(String(cString: strerror(error.number))).
                    """)
                return nil
            }
        }

        private struct WriteError: Error {
            let number: Int32
        }

        private func read() -> AccessToken? {
            // Those of the name itself, should it be a link.
            let facts = try? FileManager.default.attributesOfItem(atPath: url.path)
            guard let facts, facts[.type] as? FileAttributeType == .typeRegular,
                let rights = facts[.posixPermissions] as? Int, rights & 0o077 == 0,
                (facts[.ownerAccountID] as? NSNumber)?.uint32Value == geteuid(),
                let handle = try? FileHandle(forReadingFrom: url),
                let data = try? handle.read(upToCount: 1024)
            else { return nil }
            let text = String(decoding: data, as: UTF8.self)
            return AccessToken(text.trimmingCharacters(in: .whitespacesAndNewlines))
        }

        /// Writes the token beside the file and gives it its name, so that it is there as a whole.
        private func write(_ token: AccessToken) throws(WriteError) {
            let new = url.path + ".new"
            unlink(new)
            let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw WriteError(number: errno) }
            let isWritten = Terminal.write(token.text + "\n", to: descriptor)
            let number = errno
            close(descriptor)
            guard isWritten, rename(new, url.path) == 0 else {
                throw WriteError(number: isWritten ? errno : number)
            }
        }
    }
#endif
