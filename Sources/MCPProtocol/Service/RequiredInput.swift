/// The questions that must be answered before a request can continue.
package struct RequiredInput: Sendable {
    /// The questions in order, each with the key of its answer.
    ///
    /// The list may be empty: then the client should only return with the state.
    package var requests: [(key: String, request: InputRequest)]

    /// The service's custom data for the continuation, opaque to the server and the client.
    ///
    /// The server encrypts it for the client and accepts it only from the same principal, with the
    /// same parameters, in time. It should contain unguessable names of suspended work, not the work.
    package var state: [UInt8]

    package init(requests: [(key: String, request: InputRequest)], state: [UInt8] = []) {
        self.requests = requests
        self.state = state
    }
}

/// The answers to required input.
///
/// A client may omit answers or send some that weren't requested; a service asks again for the
/// missing ones.
package struct ReceivedInput: Sendable, Equatable {
    package var responses: [String: InputResponse]
    package var state: [UInt8]

    package init(responses: [String: InputResponse], state: [UInt8]) {
        self.responses = responses
        self.state = state
    }
}

package enum InputRequest: Sendable, Equatable {
    /// Values from a person.
    case form(InputForm)
    /// A visit of a person to an address, for data that must not pass through the client.
    case url(message: String, url: String)
    /// Text from the client's model.
    case sampling(SamplingRequest)
    /// The roots: the folders in which the client works.
    case roots
}

/// A client's response; the service must check it against its question, since it may be of any kind.
package enum InputResponse: Sendable, Equatable {
    case elicitation(ElicitationResult)
    case sampling(SamplingResult)
    case roots([Root])
}

/// A folder or address in which a client works.
package struct Root: Sendable, Equatable {
    package var uri: String
    package var name: String?
}
