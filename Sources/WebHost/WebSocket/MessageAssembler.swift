import NIOCore
import NIOWebSocket

/// The assembly of frames into messages, which checks that the client follows RFC 6455.
///
/// The frame decoder checks neither masks, reserved bits and the order of fragments, nor UTF-8.
struct MessageAssembler {
    /// The contents of a frame.
    enum Arrival: Equatable {
        case text(ByteBuffer)
        case binary(ByteBuffer)
        case ping(ByteBuffer)
        case pong
        case close(WebSocketErrorCode?)
    }

    let maximumMessageBytes: Int
    /// 0 for a protocol without binary messages.
    let maximumBinaryBytes: Int
    private var fragments: ByteBuffer?
    private var isBinary = false

    init(maximumMessageBytes: Int, maximumBinaryBytes: Int = 0) {
        self.maximumMessageBytes = maximumMessageBytes
        self.maximumBinaryBytes = maximumBinaryBytes
    }

    /// Takes one frame; returns `nil` while a message is incomplete.
    mutating func take(_ frame: WebSocketFrame) throws(WebSocketViolation) -> Arrival? {
        guard frame.maskKey != nil, frame.reservedBits.isEmpty else { throw .malformedFrame }
        let data = frame.unmaskedData
        switch frame.opcode {
        case .text, .binary:
            isBinary = frame.opcode == .binary
            guard !isBinary || maximumBinaryBytes > 0 else { throw .binaryMessage }
            guard fragments == nil else { throw .malformedFrame }
            return try extend(with: data, isLast: frame.fin)
        case .continuation:
            guard fragments != nil else { throw .malformedFrame }
            return try extend(with: data, isLast: frame.fin)
        case .ping:
            return .ping(data)
        case .pong:
            return .pong
        case .connectionClose:
            return .close(try closeCode(of: data))
        default:
            throw .malformedFrame
        }
    }

    private mutating func extend(
        with data: ByteBuffer, isLast: Bool
    ) throws(WebSocketViolation) -> Arrival? {
        let limit = isBinary ? maximumBinaryBytes : maximumMessageBytes
        guard (fragments?.readableBytes ?? 0) + data.readableBytes <= limit else {
            throw .tooLarge
        }
        var message = fragments ?? ByteBuffer()
        fragments = nil
        if message.readableBytes == 0 {
            message = data
        } else {
            message.writeImmutableBuffer(data)
        }
        guard isLast else {
            fragments = message
            return nil
        }
        if isBinary { return .binary(message) }
        guard message.isUTF8 else { throw .invalidText }
        return .text(message)
    }

    private func closeCode(
        of data: ByteBuffer
    ) throws(WebSocketViolation) -> WebSocketErrorCode? {
        var data = data
        guard data.readableBytes > 0 else { return nil }
        guard let number = data.readInteger(as: UInt16.self) else { throw .malformedFrame }
        switch number {
        case 1000...1003, 1007...1014, 3000...4999:
            guard data.isUTF8 else { throw .invalidText }
            return WebSocketErrorCode(codeNumber: Int(number))
        default:
            throw .malformedFrame
        }
    }
}

extension ByteBuffer {
    /// `true` if the readable bytes are UTF-8.
    ///
    /// The bytes are contiguous, so the standard library checks them at once. A look at each of them through the view is
    /// 100 times slower in a debug build, where a message of a megabyte then holds up its event loop for a second.
    fileprivate var isUTF8: Bool {
        String(validating: readableBytesView, as: UTF8.self) != nil
    }
}
