import Foundation
import IntentSystem

/// The settings of people as files in the folder of an app's state, one JSON file each.
struct SettingFiles: SettingStore {
    /// The maximum size of a setting, far more than the limits of the system allow.
    private static let maximumBytes = 8 << 20

    private let state: StateDirectory

    init(in state: StateDirectory) {
        self.state = state
    }

    private func file(_ name: String) -> PrivateFile {
        PrivateFile(url: state.file("\(name).json"))
    }

    func setting(_ name: String) throws -> Data? {
        try file(name).read(atMost: Self.maximumBytes)
    }

    func keep(_ data: Data, as name: String) throws {
        guard data.count <= Self.maximumBytes else {
            // It could never be read again.
            throw PrivateFile.Problem(
                path: file(name).url.path,
                reason: "it would have more than \(Self.maximumBytes) bytes")
        }
        try file(name).write(data)
    }

    func setAside(_ name: String) throws { try file(name).setAside() }
}
