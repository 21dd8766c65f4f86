public import Foundation
import Logging

/// A store for the settings of people that outlive the process, each under a name.
public protocol SettingStore: Sendable {
    /// Reads a setting; `nil` if none has the name.
    func setting(_ name: String) throws -> Data?

    /// Writes a setting as a whole; if it throws, the previous one stays.
    func keep(_ data: Data, as name: String) throws

    /// Renames an unreadable setting, so that nothing is lost.
    func setAside(_ name: String) throws
}

/// A value that people set, in the store of the settings.
struct KeptSetting<Value: Codable & Sendable>: Sendable {
    let name: String
    let store: (any SettingStore)?
    let log: Logger

    /// Reads the value; if it is unreadable, logs the problem and returns `nil`, so that a new one
    /// begins.
    func read() -> Value? {
        guard let store else { return nil }
        do {
            guard let data = try store.setting(name) else { return nil }
            do {
                return try JSONDecoder().decode(Value.self, from: data)
            } catch {
                log.error("The setting “\(name)” is damaged, and was set aside: \(error)")
                try store.setAside(name)
            }
        } catch {
            log.error("The setting “\(name)” can't be read: \(error)")
        }
        return nil
    }

    /// Writes the value; logs and throws the errors of the store.
    func write(_ value: Value) throws {
        guard let store else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        do {
            try store.keep(try encoder.encode(value), as: name)
        } catch {
            log.error("The setting “\(name)” can't be written down: \(error)")
            throw error
        }
    }
}
