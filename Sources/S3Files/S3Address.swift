#if S3
    import Foundation

    /// The place of an app's files: a bucket, the beginning of their keys in it, and the server that has it.
    package struct S3Address: Sendable, Hashable, CustomStringConvertible {
        /// The beginning of the server's address, such as `https://s3.eu-central-1.amazonaws.com`.
        let endpoint: String
        /// The name of the server with its port, unless that is the usual one.
        let host: String
        let bucket: String
        /// The beginning of the keys, which ends with a slash.
        let prefix: String
        let region: String

        private static let keyCharacters = CharacterSet(
            charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._")
        private static let bucketCharacters = CharacterSet(
            charactersIn: "abcdefghijklmnopqrstuvwxyz0123456789-.")

        /// Reads an address such as `s3://bucket/prefix`; the region and the server are from the environment.
        ///
        /// Each app has a part of the prefix by its name, so that apps may share a bucket.
        package init(
            _ text: String, app: String, environment: [String: String]
        ) throws(S3Problem) {
            guard text.hasPrefix("s3://") else { throw .address }
            var parts = text.dropFirst("s3://".count)
                .split(separator: "/", omittingEmptySubsequences: false).map(String.init)
            if parts.count > 1, parts.last == "" { parts.removeLast() }
            let bucket = parts.removeFirst()
            guard (3...63).contains(bucket.count), Self.consists(bucket, of: Self.bucketCharacters),
                !bucket.hasPrefix("."), !bucket.contains(".."),
                parts.allSatisfy({
                    !["", ".", ".."].contains($0) && Self.consists($0, of: Self.keyCharacters)
                }), parts.joined().count <= 512
            else { throw .address }
            self.bucket = bucket
            prefix = (parts + [Self.folder(of: app)]).map { $0 + "/" }.joined()
            func given(_ name: String) -> String? {
                environment[name].flatMap { $0.isEmpty ? nil : $0 }
            }
            let region = given("AWS_REGION") ?? "us-east-1"
            guard Self.consists(region, of: Self.keyCharacters) else { throw .region(region) }
            self.region = region
            let named = given("AWS_ENDPOINT_URL") ?? "https://s3.\(region).amazonaws.com"
            guard let url = URLComponents(string: named), let host = url.host, !host.isEmpty,
                ["", "/"].contains(url.path), url.query == nil, url.fragment == nil,
                url.user == nil, url.password == nil,
                url.scheme == "https" || url.scheme == "http" && Self.isLoopback(host)
            else { throw .endpoint }
            let usual = url.scheme == "https" ? 443 : 80
            let port = url.port.flatMap { $0 == usual ? nil : ":\($0)" } ?? ""
            self.host = host + port
            endpoint = "\(url.scheme ?? "https")://\(host)\(port)"
        }

        /// The bucket and its server, as messages name them.
        package var description: String { "“\(bucket)” at \(host)" }

        private static func isLoopback(_ host: String) -> Bool {
            ["localhost", "127.0.0.1", "[::1]"].contains(host)
        }

        private static func consists(_ text: String, of characters: CharacterSet) -> Bool {
            !text.isEmpty && text.unicodeScalars.allSatisfy(characters.contains)
        }

        /// The name of an app as a part of a key: no other app has the same one.
        private static func folder(of app: String) -> String {
            app.utf8.map { byte in
                let isPlain =
                    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                    || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
                    || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
                return isPlain
                    ? String(Unicode.Scalar(byte))
                    : "_" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }.joined()
        }
    }
#endif
