import AppIntentsMetadata
import Foundation

extension DisplayRepresentation.Image {
    /// The picture as data beside a value; `nil` for one in a file.
    ///
    /// Data comes from outside as well: a client that could name a file of this machine would be shown
    /// it.
    var parameterValue: ParameterValue? {
        guard namesNoFile, let data = try? JSONEncoder().encode(self) else { return nil }
        return .data([UInt8](data))
    }

    /// Reads what `parameterValue` gives; `nil` for anything else, and for a picture in a file.
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
