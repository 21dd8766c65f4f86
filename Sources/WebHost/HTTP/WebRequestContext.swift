package import Hummingbird
import Logging
package import NIOCore

/// The context of a request: its connection and its person.
package struct WebRequestContext: RequestContext {
    package var coreContext: CoreRequestContextStorage
    /// The connection, which tells when the other side leaves.
    package let channel: any Channel
    /// Who sent it; `nil` for one who wasn't let in, whom only the ways in answer.
    package internal(set) var client: AuthorizedClient?

    package init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
    }
}
