import Foundation

/// The main dispatch queue, drained by a loop of our own: what runs the main actor's jobs while
/// the main thread waits for something else than them.
///
/// This is the one place that uses libdispatch's private interface for run loops, which
/// CoreFoundation uses as well. A libdispatch without it, or one that is linked statically, has no
/// main queue of this kind.
package struct MainQueue {
    /// Becomes readable when the queue has jobs.
    package let descriptor: Int32
    private let callback: @convention(c) (UnsafeMutableRawPointer?) -> Void

    /// Finds the queue by its symbols; `nil` where they are missing.
    ///
    /// From then on the queue is drained only by `drain()`.
    package init?(
        lookUp: (_ symbol: String) -> UnsafeMutableRawPointer? = { dlsym(nil, $0) }
    ) {
        guard let handle = lookUp("_dispatch_get_main_queue_handle_4CF"),
            let callback = lookUp("_dispatch_main_queue_callback_4CF")
        else { return nil }
        // Safe: these are the types that libdispatch's private header declares on Linux, where a
        // handle is a file descriptor.
        let getHandle = unsafeBitCast(handle, to: (@convention(c) () -> Int32).self)
        self.callback = unsafeBitCast(
            callback, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void).self)
        descriptor = getHandle()
        if descriptor < 0 { return nil }
    }

    /// Runs what is in the queue, on the main thread.
    func drain() {
        callback(nil)
    }
}
