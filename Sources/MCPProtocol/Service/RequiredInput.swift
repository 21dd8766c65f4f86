/// The questions that must be answered before a request can go on.
package struct RequiredInput: Sendable {
    /// The questions in order, each under the name that its answer comes back under.
    ///
    /// May be empty: then the client is only to come back with the state.
    package var requests: [(key: String, request: InputRequest)]

    /// The service's own notes for going on, opaque to the server and the client.
    ///
    /// The server encrypts it for the client and gives it back only to who was asked, with the same
    /// parameters, in time. Keep unguessable names of parked work here, not the work.
    package var state: [UInt8]

    package init(requests: [(key: String, request: InputRequest)], state: [UInt8] = []) {
        self.requests = requests
        self.state = state
    }
}

/// The answers to required input.
///
/// A client may leave answers out or send some that were never asked for; a service asks again
/// for what it misses.
package struct ReceivedInput: Sendable, Equatable {
    package var responses: [String: InputResponse]
    package var state: [UInt8]

    package init(responses: [String: InputResponse], state: [UInt8]) {
        self.responses = responses
        self.state = state
    }
}

/// Something that a client is asked for.
package enum InputRequest: Sendable, Equatable {
    /// Values from a person.
    case form(InputForm)
    /// A visit of a person to an address, for what must not pass through the client.
    case url(message: String, url: String)
    /// Text from the client's model.
    case sampling(SamplingRequest)
    /// The places that the client works in.
    case roots
}

/// A client's answer; the service checks it against its question, as it may be anything.
package enum InputResponse: Sendable, Equatable {
    case elicitation(ElicitationResult)
    case sampling(SamplingResult)
    case roots([Root])
}

/// A place that a client works in.
package struct Root: Sendable, Equatable {
    package var uri: String
    package var name: String?

    package init(uri: String, name: String? = nil) {
        self.uri = uri
        self.name = name
    }
}
