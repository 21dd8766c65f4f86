import IntentSystem
import NIOCore
import SurfaceKit
import _JSON

/// A writer of a session's events as messages for the page.
struct EventWriter: Sendable {
    /// The message that says that the server ends: what the client sent before it closes its stream
    /// is still taken, and the next stream leads to the server's successor.
    static let farewell = #"{"type":"leaving"}"#

    private let drawing: PresentationDrawing

    init(heights: HeightNotice? = nil) {
        drawing = PresentationDrawing(heights: heights)
    }

    /// Writes one event as JSON, after `headerBytes` free bytes, which the transport fills.
    ///
    /// With `delivered`, only the changed parts of a view that the page already has are sent.
    func message(
        for event: PresentationEvent, headerBytes: Int = 0, after delivered: DeliveredMarkup? = nil
    ) -> ByteBuffer {
        let event = drawing.draw(event, after: delivered)
        let size = headerBytes + 512 + event.viewBytes * 5 / 4
        var buffer = ByteBufferAllocator().buffer(capacity: size)
        buffer.writeRepeatingByte(0, count: headerBytes)
        buffer.moveReaderIndex(to: headerBytes)
        var writer = JSONWriter(into: buffer)
        event.write(to: &writer)
        return writer.buffer
    }
}
