package import Hummingbird
import Logging
import NIOCore

/// What a handler knows beside the request itself.
package struct WebRequestContext: RequestContext {
    package var coreContext: CoreRequestContextStorage
    /// The event loop of the connection, for timers.
    let eventLoop: any EventLoop

    package init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        eventLoop = source.channel.eventLoop
    }
}
