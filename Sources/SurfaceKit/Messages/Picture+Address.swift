import Foundation
package import IntentSystem

extension Picture {
    /// The picture as a `data:` address, or the address at which clients fetch it.
    package var address: String {
        if let remote { return remote.absoluteString }
        return "data:\(contentType);base64,\(data.base64EncodedString())"
    }

    /// Reads the output of `address`; `nil` for any other text.
    init?(address: String) {
        if address.hasPrefix("https://") || address.hasPrefix("http://"),
            let remote = URL(string: address)
        {
            self.init(remote: remote)
            return
        }
        let parts = address.dropFirst("data:".count).split(separator: ";base64,", maxSplits: 1)
        guard address.hasPrefix("data:"), parts.count == 2,
            let data = Data(base64Encoded: String(parts[1]))
        else { return nil }
        self.init(data: data, contentType: String(parts[0]))
    }
}
