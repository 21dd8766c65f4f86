#if S3
    package import Foundation
    import _Cryptography

    /// The signature of a request by version 4 of AWS's scheme.
    package struct S3Signature: Sendable {
        /// The hash of a body that isn't signed; TLS guards it on the way.
        package static let unsigned = "UNSIGNED-PAYLOAD"

        private static let algorithm = "AWS4-HMAC-SHA256"

        let keys: S3Keys
        let region: String

        package init(keys: S3Keys, region: String) { (self.keys, self.region) = (keys, region) }

        /// Returns the headers of a request with those that sign it.
        ///
        /// The path is encoded already. The headers have the one with the host; their names are in small letters.
        package func signed(
            _ method: String, path: String, query: [String: String] = [:],
            headers: [String: String], hash: String, at date: Date
        ) -> [String: String] {
            let moment = date.formatted(
                Date.ISO8601FormatStyle(
                    dateSeparator: .omitted, timeSeparator: .omitted, timeZone: .gmt))
            let day = String(moment.prefix(8))
            var all = headers
            all["x-amz-content-sha256"] = hash
            all["x-amz-date"] = moment
            if let token = keys.token { all["x-amz-security-token"] = token }
            let names = all.keys.sorted()
            let request =
                [method, path, Self.text(of: query)]
                + names.map { "\($0):\(all[$0] ?? "")" } + ["", names.joined(separator: ";"), hash]
            let scope = "\(day)/\(region)/s3/aws4_request"
            let text = [
                Self.algorithm, moment, scope, Self.hash(of: Array(lines(request).utf8)),
            ]
            var key = Array("AWS4\(keys.secret)".utf8)
            for part in [day, region, "s3", "aws4_request"] {
                key = SecretKey.code(for: Array(part.utf8), key: key).bytes
            }
            let signature = SecretKey.code(for: Array(lines(text).utf8), key: key)
            all["authorization"] = """
                \(Self.algorithm) Credential=\(keys.access)/\(scope),\
                SignedHeaders=\(names.joined(separator: ";")),Signature=\(Self.hex(signature.bytes))
                """
            return all
        }

        private func lines(_ parts: [String]) -> String { parts.joined(separator: "\n") }

        /// The SHA-256 of a body, as headers have it.
        package static func hash(of bytes: [UInt8]) -> String { hex(Digest(of: bytes).bytes) }

        /// The text of a query, in the order and the encoding that are signed.
        static func text(of query: [String: String]) -> String {
            query.map { (encoded($0.key), encoded($0.value)) }
                .sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
                .map { "\($0.0)=\($0.1)" }.joined(separator: "&")
        }

        private static func encoded(_ text: String) -> String {
            text.utf8.map { byte in
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."),
                    UInt8(ascii: "_"), UInt8(ascii: "~"):
                    String(Unicode.Scalar(byte))
                default: "%" + hex([byte]).uppercased()
                }
            }.joined()
        }

        private static func hex(_ bytes: [UInt8]) -> String {
            bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }
    }
#endif
