public import Foundation
public import IntentSystem
import Synchronization

/// A store of settings that outlives a system, but not a test.
public final class MemorySettings: SettingStore {
    /// The disk is full, as a test says.
    public struct Full: Error, Hashable, CustomStringConvertible {
        /// A sentence about it.
        public let description = "the disk is full"
    }

    private struct Contents {
        var settings: [String: Data] = [:]
        var setAside: [String] = []
        var isFull = false
    }

    private let contents = Mutex(Contents())

    /// Creates a store without settings.
    public init() {}

    /// Nothing can be written.
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

    /// Writes a setting; throws `Full` where nothing can be written.
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
