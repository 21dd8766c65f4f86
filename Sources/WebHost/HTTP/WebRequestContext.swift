package import Hummingbird
import Logging
package import NIOCore

/// The context of a request: its connection and its person.
package struct WebRequestContext: RequestContext {
    package var coreContext: CoreRequestContextStorage
    /// The connection, which notices when the client disconnects.
    package let channel: any Channel
    /// The sender; `nil` for a client without access, which only the access routes answer.
    package internal(set) var client: AuthorizedClient?

    package init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
    }
}
