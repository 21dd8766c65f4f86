#if OpenIDConnect
    package import Foundation
    import _HTTPRequests

    /// A request to a provider: to read a document, or to send a form.
    package struct ProviderRequest: Sendable, Hashable {
        package var address: String
        /// The fields of the form; `nil` to read.
        package var form: [String: String]?
        /// The value of `Authorization`.
        package var authorization: String?

        package init(address: String, form: [String: String]? = nil, authorization: String? = nil) {
            (self.address, self.form, self.authorization) = (address, form, authorization)
        }
    }

    /// The answer of a provider.
    package struct ProviderReply: Sendable {
        package var status: Int
        package var body: Data

        package init(status: Int, body: Data) { (self.status, self.body) = (status, body) }
    }

    extension ProviderRequest {
        /// The most bytes of an answer.
        package static let longestReply = 1 << 20

        /// Sends the request; its whole answer must have come within the limit.
        func answer(within limit: Duration = .seconds(10)) async throws -> ProviderReply {
            var message = OutgoingRequest(address, method: form == nil ? "GET" : "POST")
            message.headers["Accept"] = "application/json"
            message.headers["Authorization"] = authorization
            if let form {
                message.headers["Content-Type"] = "application/x-www-form-urlencoded"
                message.body = .bytes(Data(FormEncoding.text(of: form).utf8))
            }
            message.longestAnswer = Self.longestReply
            (message.limits.answer, message.limits.whole) = (limit, limit)
            do {
                let answer = try await message.send()
                return ProviderReply(status: answer.status, body: answer.body)
            } catch OutgoingRequest.Problem.slow {
                throw Overdue(limit: limit)
            }
        }

        /// The answer, or its end, didn't come.
        struct Overdue: Error, Equatable, CustomStringConvertible {
            var limit: Duration
            var description: String { "it has not answered after \(limit)" }
        }
    }

    /// The encoding of the fields of forms, and of queries.
    enum FormEncoding {
        static func text(of fields: [String: String]) -> String {
            fields.sorted { $0.key < $1.key }
                .map { "\(encoded($0.key))=\(encoded($0.value))" }.joined(separator: "&")
        }

        static func encoded(_ text: String) -> String {
            var result = ""
            for byte in text.utf8 {
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."),
                    UInt8(ascii: "_"), UInt8(ascii: "~"):
                    result.unicodeScalars.append(Unicode.Scalar(byte))
                default:
                    result +=
                        "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
                }
            }
            return result
        }
    }
#endif
