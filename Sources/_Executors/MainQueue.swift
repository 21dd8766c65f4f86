import Foundation

/// The main dispatch queue, drained by the program's event loop, which runs the main actor's jobs
/// while the main thread waits for other events.
///
/// This is the only code that uses libdispatch's private interface for run loops, which
/// CoreFoundation uses as well. A libdispatch without it, or a statically linked one, has no main
/// queue of this kind.
package struct MainQueue {
    /// The descriptor that becomes readable when the queue has jobs.
    package let descriptor: Int32
    private let callback: @convention(c) (UnsafeMutableRawPointer?) -> Void

    /// Finds the queue by its symbols; `nil` if they are missing.
    ///
    /// From then on only `drain()` drains the queue.
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

    /// Runs the queue's jobs, on the main thread.
    func drain() {
        callback(nil)
    }
}
