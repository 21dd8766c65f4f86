#if S3
    import Foundation
    import IntentSystem
    import Testing

    @testable import S3Files

    /// What a problem says: what happened, to which bucket, why, and the cure.
    @Suite struct S3ProblemTests {
        private let address: S3Address

        init() throws {
            address = try S3Address(
                "s3://files", app: "Kitchen",
                environment: [
                    "AWS_ENDPOINT_URL": "https://minio.example", "AWS_REGION": "eu-west-1",
                ])
        }

        @Test("Each problem is whole sentences")
        func texts() {
            let texts: [(S3Problem, String)] = [
                (
                    .address,
                    "What --files or OAI_FILES names is no address of a bucket. Write one such as s3://bucket/prefix, with letters, digits, “-”, “.” and “_”, and no keys in it."
                ),
                (
                    .endpoint,
                    "What AWS_ENDPOINT_URL names is no address of a server. Write one such as https://s3.example.org, without a path; http:// is for this machine only."
                ),
                (
                    .noKeys,
                    "--files or OAI_FILES names a bucket, and there are no keys for it. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and with keys that end soon AWS_SESSION_TOKEN."
                ),
                (
                    .away(address, "it doesn’t answer"),
                    "The bucket “files” at minio.example, which keeps people's files, can’t be reached: it doesn’t answer. Is the server running, and is AWS_ENDPOINT_URL right? Until it is back, new files of people don’t get there, and those of sessions that move here can’t be read."
                ),
                (
                    .key(address),
                    "The bucket “files” at minio.example doesn’t take the keys. Compare AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and, with keys that end soon, AWS_SESSION_TOKEN with those of the account."
                ),
                (
                    .denied(address, to: "write"),
                    "The keys may not write in the bucket “files” at minio.example. They need s3:GetObject, s3:PutObject, s3:DeleteObject and s3:ListBucket."
                ),
                (
                    .noBucket(address),
                    "There is no bucket “files” at minio.example. Create it, or compare its name and AWS_ENDPOINT_URL."
                ),
                (
                    .otherRegion(address),
                    "The bucket “files” at minio.example isn’t in the region eu-west-1. Set AWS_REGION to that of the bucket."
                ),
                (
                    .region("a/b"),
                    "AWS_REGION is “a/b”, which is no name of a region. Write one such as eu-central-1."
                ),
                (
                    .clock(address),
                    "The bucket “files” at minio.example refuses requests of this machine, because their clocks differ by minutes. Let the time be set by a time server, such as with “timedatectl set-ntp true”."
                ),
                (
                    .refused(address, "EntityTooLarge"),
                    "The bucket “files” at minio.example refused a request: EntityTooLarge."
                ),
                (
                    .tooLarge(address, limit: 5),
                    "An object of the bucket “files” at minio.example has more than 5 bytes, so that it isn’t what was kept there. Let only this app write below its prefix."
                ),
            ]
            for (problem, text) in texts { #expect(problem.description == text) }
        }

        @Test("The server's words mean these problems")
        func answers() {
            let answers: [(Int, String?, S3Problem)] = [
                (403, "InvalidAccessKeyId", .key(address)),
                (403, "SignatureDoesNotMatch", .key(address)),
                (400, "ExpiredToken", .key(address)),
                (403, "RequestTimeTooSkewed", .clock(address)),
                (404, "NoSuchBucket", .noBucket(address)),
                (400, "AuthorizationHeaderMalformed", .otherRegion(address)),
                (301, nil, .otherRegion(address)),
                (403, "AccessDenied", .denied(address, to: "read")),
                (403, nil, .denied(address, to: "read")),
                (503, "SlowDown", .away(address, "it answers SlowDown 503")),
                (500, nil, .away(address, "it answers with status 500")),
                (404, "NoSuchKey", .refused(address, "NoSuchKey")),
                (404, nil, .refused(address, "status 404")),
            ]
            for (status, code, problem) in answers {
                #expect(
                    S3Problem(address, status: status, code: code, to: "read") == problem)
            }
        }

        @Test("A list is read as servers write it, and what lies elsewhere is left out")
        func list() {
            let text = """
                <?xml version="1.0" encoding="UTF-8"?>
                <ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>true</IsTruncated>\
                <Contents><Key>Kitchen/aa</Key><LastModified>2026-11-28T23:08:25.000Z</LastModified>\
                <ETag>&quot;5d&quot;</ETag><Size>5</Size></Contents>\
                <Contents><Key>Kitchen/b&amp;b</Key><LastModified>2026-11-28T23:08:25Z</LastModified><Size>0</Size>\
                </Contents><Contents><Key>Other/aa</Key><LastModified>2026-11-28T23:08:25Z</LastModified>\
                <Size>1</Size></Contents><Contents><Key>Kitchen/cc</Key></Contents>\
                <NextContinuationToken>a&lt;/b=</NextContinuationToken></ListBucketResult>
                """
            let document = S3Document(text.utf8)
            let items = document.items(below: "Kitchen/")
            #expect(items.map(\.name) == ["aa", "b&b"])
            #expect(items.map(\.size) == [5, 0])
            #expect(items.map(\.date.timeIntervalSince1970) == [1_795_907_305, 1_795_907_305])
            #expect(document.value("NextContinuationToken") == "a</b=")
            #expect(S3Document("<Key>".utf8).value("Key") == nil)
        }
    }
#endif
