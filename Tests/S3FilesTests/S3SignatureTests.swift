#if S3
    import Foundation
    import Testing

    @testable import S3Files

    /// The examples of AWS's documentation of version 4 (“Authenticating Requests: Using the Authorization Header”).
    @Suite struct S3SignatureTests {
        struct Example: Sendable, CustomTestStringConvertible {
            var name: String
            var method = "GET"
            var path = "/"
            var query: [String: String] = [:]
            var headers: [String: String] = [:]
            var body = ""
            var signed: String
            var signature: String
            var testDescription: String { name }
        }

        static let examples = [
            Example(
                name: "GET of an object", path: "/test.txt", headers: ["range": "bytes=0-9"],
                signed: "host;range;x-amz-content-sha256;x-amz-date",
                signature: "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41"),
            Example(
                name: "PUT of an object", method: "PUT", path: "/test%24file.text",
                headers: [
                    "date": "Fri, 24 May 2013 00:00:00 GMT",
                    "x-amz-storage-class": "REDUCED_REDUNDANCY",
                ], body: "Welcome to Amazon S3.",
                signed: "date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class",
                signature: "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd"),
            Example(
                name: "GET of a bucket's lifecycle", query: ["lifecycle": ""],
                signed: "host;x-amz-content-sha256;x-amz-date",
                signature: "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543"),
            Example(
                name: "GET of a list", query: ["prefix": "J", "max-keys": "2"],
                signed: "host;x-amz-content-sha256;x-amz-date",
                signature: "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7"),
        ]

        private static let keys = S3Keys(
            access: "AKIAIOSFODNN7EXAMPLE", secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY")

        @Test("A request is signed as AWS's documentation says", arguments: examples)
        func example(_ example: Example) {
            var headers = example.headers
            headers["host"] = "examplebucket.s3.amazonaws.com"
            let signed = S3Signature(keys: Self.keys, region: "us-east-1").signed(
                example.method, path: example.path, query: example.query, headers: headers,
                hash: S3Signature.hash(of: Array(example.body.utf8)),
                at: Date(timeIntervalSince1970: 1_369_353_600))
            #expect(signed["x-amz-date"] == "20130524T000000Z")
            #expect(
                signed["authorization"] == """
                    AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,\
                    SignedHeaders=\(example.signed),Signature=\(example.signature)
                    """)
        }

        @Test(
            "A query has each character encoded that isn't a letter, a digit or one of four others")
        func query() {
            #expect(
                S3Signature.text(of: ["prefix": "a/b c", "max-keys": "1", "é": "~-._"])
                    == "%C3%A9=~-._&max-keys=1&prefix=a%2Fb%20c")
        }

        @Test("The token of keys that end soon is signed as well")
        func token() {
            let keys = S3Keys(access: "a", secret: "b", token: "short")
            let signed = S3Signature(keys: keys, region: "us-east-1").signed(
                "GET", path: "/", headers: ["host": "h"], hash: S3Signature.hash(of: []),
                at: Date())
            #expect(signed["x-amz-security-token"] == "short")
            #expect(signed["authorization"]?.contains("x-amz-date;x-amz-security-token,") == true)
        }

        @Test("Keys come from the environment, and no text shows them")
        func keys() throws {
            let environment = [
                "AWS_ACCESS_KEY_ID": "shown", "AWS_SECRET_ACCESS_KEY": "hidden",
                "AWS_SESSION_TOKEN": "",
            ]
            let keys = try #require(S3Keys(environment: environment))
            #expect(keys.token == nil)
            var dumped = ""
            dump(keys, to: &dumped)
            for text in ["\(keys)", String(reflecting: keys), dumped] {
                #expect(!text.contains("hidden"))
                #expect(!text.contains("shown"))
            }
            for name in ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"] {
                #expect(S3Keys(environment: environment.merging([name: ""]) { $1 }) == nil)
            }
        }
    }
#endif
