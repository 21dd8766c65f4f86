#if S3
    import Testing

    @testable import S3Files

    @Suite struct S3AddressTests {
        private func address(
            _ text: String, app: String = "Kitchen", _ environment: [String: String] = [:]
        ) throws(S3Problem) -> S3Address {
            try S3Address(text, app: app, environment: environment)
        }

        @Test("An address has a bucket and a prefix, in which each app has a part of its own")
        func parts() throws {
            let plain = try address("s3://files")
            #expect(plain.bucket == "files")
            #expect(plain.prefix == "Kitchen/")
            #expect(plain.endpoint == "https://s3.us-east-1.amazonaws.com")
            #expect(plain.host == "s3.us-east-1.amazonaws.com")
            #expect("\(plain)" == "“files” at s3.us-east-1.amazonaws.com")
            let deep = try address("s3://my.files-1/oai/people/", app: "To do_s é")
            #expect(deep.prefix == "oai/people/To_20do_5fs_20_c3_a9/")
        }

        @Test(
            "The region and the server come from the environment",
            arguments: [
                (["AWS_REGION": "eu-central-1"], "https://s3.eu-central-1.amazonaws.com"),
                (["AWS_ENDPOINT_URL": "https://minio.example:9000/"], "https://minio.example:9000"),
                (["AWS_ENDPOINT_URL": "https://minio.example:443"], "https://minio.example"),
                (["AWS_ENDPOINT_URL": "http://127.0.0.1:5000"], "http://127.0.0.1:5000"),
                (["AWS_ENDPOINT_URL": "http://localhost:80"], "http://localhost"),
                (["AWS_ENDPOINT_URL": ""], "https://s3.us-east-1.amazonaws.com"),
            ])
        func server(environment: [String: String], endpoint: String) throws {
            #expect(try address("s3://files", environment).endpoint == endpoint)
        }

        @Test(
            "Bad input: what is no address of a bucket is refused, and not repeated",
            arguments: [
                "", "files", "s3:/files", "s3://", "s3://ab", "s3://Files", "s3://key:secret@files",
                "s3://.files", "s3://fi..les", "s3://files//a", "s3://files/../a", "s3://files/a b",
                "s3://files/a?x=1", "s3://files/ä", "https://files.s3.amazonaws.com",
                "s3://" + String(repeating: "a", count: 64),
            ])
        func refused(text: String) {
            #expect(throws: S3Problem.address) { try address(text) }
        }

        @Test(
            "Bad input: a server that others on the way could read, or a path, is refused",
            arguments: [
                "http://minio.example", "http://10.0.0.7:9000", "minio.example",
                "ftp://minio.example", "https://key:secret@minio.example",
                "https://minio.example/path", "https://minio.example?x=1", "https://",
            ])
        func endpoint(text: String) {
            #expect(throws: S3Problem.endpoint) {
                try address("s3://files", ["AWS_ENDPOINT_URL": text])
            }
        }

        @Test("Bad input: what is no region is refused, because it would be a part of a name")
        func region() {
            #expect(throws: S3Problem.region("a/b")) {
                try address("s3://files", ["AWS_REGION": "a/b"])
            }
        }
    }
#endif
