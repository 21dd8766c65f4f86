#if S3
    /// The keys of an account at a bucket; no text shows them.
    package struct S3Keys: Sendable, CustomStringConvertible, CustomReflectable {
        let access: String
        let secret: String
        /// The token of keys that end soon; `nil` for lasting ones.
        let token: String?

        package init(access: String, secret: String, token: String? = nil) {
            (self.access, self.secret, self.token) = (access, secret, token)
        }

        /// Takes the keys from the variables of the tools of AWS; `nil` if one is missing.
        package init?(environment: [String: String]) {
            func given(_ name: String) -> String? {
                environment[name].flatMap { $0.isEmpty ? nil : $0 }
            }
            guard let access = given("AWS_ACCESS_KEY_ID"),
                let secret = given("AWS_SECRET_ACCESS_KEY")
            else { return nil }
            self.init(access: access, secret: secret, token: given("AWS_SESSION_TOKEN"))
        }

        package var description: String { "keys" }
        package var customMirror: Mirror { Mirror(self, children: KeyValuePairs<String, Any>()) }
    }
#endif
