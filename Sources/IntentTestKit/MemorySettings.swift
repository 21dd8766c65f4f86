public import Foundation
public import IntentSystem
import Synchronization

/// A store of settings that outlives a system, but not a test.
public final class MemorySettings: SettingStore {
    /// The error of a disk that a test declares full.
    public struct Full: Error, Hashable, CustomStringConvertible {
        /// The description of the error.
        public let description = "the disk is full"
    }

    private struct Contents {
        var settings: [String: Data] = [:]
        var setAside: [String] = []
        var isFull = false
    }

    private let contents = Mutex(Contents())

    /// Creates an empty store.
    public init() {}

    /// Writing fails.
    public var isFull: Bool {
        get { contents.withLock { $0.isFull } }
        set { contents.withLock { $0.isFull = newValue } }
    }

    /// The names of the settings that were set aside because they were damaged.
    public var setAsideNames: [String] { contents.withLock { $0.setAside } }

    /// Reads a setting.
    public func setting(_ name: String) throws -> Data? {
        contents.withLock { $0.settings[name] }
    }

    /// Writes a setting; throws `Full` if `isFull` is set.
    public func keep(_ data: Data, as name: String) throws {
        try contents.withLock { contents in
            if contents.isFull { throw Full() }
            contents.settings[name] = data
        }
    }

    /// Sets a setting aside.
    public func setAside(_ name: String) throws {
        contents.withLock { contents in
            contents.settings[name] = nil
            contents.setAside.append(name)
        }
    }
}
