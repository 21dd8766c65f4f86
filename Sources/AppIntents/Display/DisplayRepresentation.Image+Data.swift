import AppIntentsMetadata
import Foundation

extension DisplayRepresentation.Image {
    /// The image as data beside a value; `nil` for an image in a file.
    ///
    /// Clients send this data too: a client that could name a file of this machine would be shown
    /// its contents.
    var parameterValue: ParameterValue? {
        guard namesNoFile, let data = try? JSONEncoder().encode(self) else { return nil }
        return .data([UInt8](data))
    }

    /// Reads the data of `parameterValue`; `nil` for anything else, and for an image in a file.
    init?(parameterValue data: ParameterValue?) {
        guard case .data(let bytes)? = data,
            let image = try? JSONDecoder().decode(Self.self, from: Data(bytes)), image.namesNoFile
        else { return nil }
        self = image
    }

    private var namesNoFile: Bool {
        switch source {
        case .system, .named, .data: true
        case .url(let url, width: _, height: _):
            ["http", "https"].contains(url.scheme?.lowercased())
        }
    }
}
