#if S3 || OpenIDConnect
    import CCurl
    import Foundation

    extension OutgoingRequest {
        /// The reason why there is no answer; its text is the end of a sentence about the server.
        package enum Problem: Error, Hashable, CustomStringConvertible {
            case unknownName(String)
            /// No connection could be made, with the system's error number.
            case refused(errno: Int32)
            /// No connection, or no answer, came in time.
            case silent
            /// The answer began, and nothing more came.
            case stopped
            /// The answer began, and didn't end in time.
            case slow
            /// The connection ended before the answer did.
            case closed
            case tooLarge(limit: Int)
            /// TLS failed, such as for a certificate without a known issuer, in libcurl's words.
            case tls(String)
            /// This machine's disk refused, with the system's error number.
            case disk(errno: Int32)
            /// Something else failed, in libcurl's words.
            case other(String)

            package var description: String {
                switch self {
                case .unknownName(let name): "the name \(name) can’t be found"
                case .refused(let number), .disk(let number): String(cString: strerror(number))
                case .silent: "it doesn’t answer"
                case .stopped: "it has begun to answer, and doesn’t go on"
                case .slow: "it answers too slowly"
                case .closed: "it closed the connection"
                case .tooLarge(let limit): "it answers with more than \(limit) bytes"
                case .tls(let text), .other(let text): text
                }
            }
        }
    }

    extension OutgoingRequest.Problem {
        /// Creates the problem that a code of libcurl means; `text` are its words, and `number` is the system's.
        init(_ code: CURLcode, _ text: String, errno number: Int32, to address: String) {
            switch code {
            case CURLE_COULDNT_RESOLVE_HOST:
                self = .unknownName(URLComponents(string: address)?.host ?? address)
            case CURLE_COULDNT_CONNECT where number != 0: self = .refused(errno: number)
            case CURLE_OPERATION_TIMEDOUT: self = .silent
            case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM,
                CURLE_SSL_CIPHER, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR:
                self = .tls(text)
            // A server may refuse a client only after the handshake.
            case CURLE_RECV_ERROR where text.contains("alert"): self = .tls(text)
            case CURLE_GOT_NOTHING, CURLE_PARTIAL_FILE, CURLE_RECV_ERROR, CURLE_SEND_ERROR:
                self = .closed
            default: self = .other(text)
            }
        }
    }
#endif
