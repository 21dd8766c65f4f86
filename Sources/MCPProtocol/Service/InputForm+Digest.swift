package import Foundation
import NIOCore
import _Cryptography
import _JSON

extension InputForm {
    /// A digest, which is equal for forms that ask the same in the same words.
    package var digest: Data {
        var writer = JSONWriter()
        writer.formSchema(self, .july2026)
        // The byte between them is in neither.
        let text = Array(message.utf8) + [0] + Array(writer.buffer.readableBytesView)
        return Data(Digest(of: text).bytes)
    }
}
