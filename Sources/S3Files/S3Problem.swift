#if S3
    /// The reason why files can't be kept in a bucket, or not be read from it.
    package enum S3Problem: Error, Hashable, CustomStringConvertible {
        /// The text is no address of a bucket; it isn't repeated.
        case address
        /// The server's address is none, or one to which bytes go unencrypted through a network.
        case endpoint
        /// The environment has no keys.
        case noKeys
        /// The server doesn't answer as it should.
        case away(S3Address, String)
        /// The server doesn't know the key, or the secret doesn't belong to it.
        case key(S3Address)
        /// The keys may not do what is needed.
        case denied(S3Address, to: String)
        /// There is no bucket of that name.
        case noBucket(S3Address)
        /// The bucket is in another region.
        case otherRegion(S3Address)
        /// The text is no name of a region.
        case region(String)
        /// The clocks of the server and of this machine differ.
        case clock(S3Address)
        /// The server refused, with its word for the reason.
        case refused(S3Address, String)
        /// An object is larger than it may be.
        case tooLarge(S3Address, limit: Int)

        package var description: String {
            switch self {
            case .address:
                """
                What --files or OAI_FILES names is no address of a bucket. Write one such as s3://bucket/prefix, with \
                letters, digits, “-”, “.” and “_”, and no keys in it.
                """
            case .endpoint:
                """
                What AWS_ENDPOINT_URL names is no address of a server. Write one such as https://s3.example.org, without \
                a path; http:// is for this machine only.
                """
            case .noKeys:
                """
                --files or OAI_FILES names a bucket, and there are no keys for it. Set AWS_ACCESS_KEY_ID and \
                AWS_SECRET_ACCESS_KEY, and with keys that end soon AWS_SESSION_TOKEN.
                """
            case .away(let address, let why):
                """
                The bucket \(address), which keeps people's files, can’t be reached: \(why). Is the server running, and \
                is AWS_ENDPOINT_URL right? Until it is back, new files of people don’t get there, and those of \
                sessions that move here can’t be read.
                """
            case .key(let address):
                """
                The bucket \(address) doesn’t take the keys. Compare AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and, with \
                keys that end soon, AWS_SESSION_TOKEN with those of the account.
                """
            case .denied(let address, let action):
                """
                The keys may not \(action) in the bucket \(address). They need s3:GetObject, s3:PutObject, \
                s3:DeleteObject and s3:ListBucket.
                """
            case .noBucket(let address):
                "There is no bucket \(address). Create it, or compare its name and AWS_ENDPOINT_URL."
            case .otherRegion(let address):
                """
                The bucket \(address) isn’t in the region \(address.region). Set AWS_REGION to that of the bucket.
                """
            case .region(let name):
                "AWS_REGION is “\(name)”, which is no name of a region. Write one such as eu-central-1."
            case .clock(let address):
                """
                The bucket \(address) refuses requests of this machine, because their clocks differ by minutes. Let the \
                time be set by a time server, such as with “timedatectl set-ntp true”.
                """
            case .refused(let address, let word):
                "The bucket \(address) refused a request: \(word)."
            case .tooLarge(let address, let limit):
                """
                An object of the bucket \(address) has more than \(limit) bytes, so that it isn’t what was kept there. \
                Let only this app write below its prefix.
                """
            }
        }

        /// The problem may be over in a moment, and what was asked may be asked again.
        var mayPass: Bool { if case .away = self { true } else { false } }

        /// The problem concerns all of the bucket, so that other requests needn't find out.
        var isOfBucket: Bool {
            switch self {
            case .away, .key, .noBucket, .otherRegion, .clock: true
            default: false
            }
        }
    }

    extension S3Problem {
        /// Creates the problem that an answer means; `code` is the server's word for it, if there is one.
        init(_ address: S3Address, status: Int, code: String?, to action: String) {
            switch (status, code) {
            case (_, "InvalidAccessKeyId"), (_, "SignatureDoesNotMatch"), (_, "InvalidToken"),
                (_, "ExpiredToken"), (_, "InvalidClientTokenId"):
                self = .key(address)
            case (_, "RequestTimeTooSkewed"): self = .clock(address)
            case (_, "NoSuchBucket"): self = .noBucket(address)
            case (_, "AuthorizationHeaderMalformed"), (_, "PermanentRedirect"), (301, _), (307, _):
                self = .otherRegion(address)
            case (_, "SlowDown"), (_, "RequestTimeout"), (500..., _), (429, _):
                self = .away(address, "it answers \(code ?? "with status") \(status)")
            case (401, _), (403, _): self = .denied(address, to: action)
            default: self = .refused(address, code ?? "status \(status)")
            }
        }
    }
#endif
