public import Foundation
import Logging

/// The place of the small things that people set and that outlive the process, each under a name.
public protocol SettingStore: Sendable {
    /// Reads a setting; `nil` if nothing was kept under the name.
    func setting(_ name: String) throws -> Data?

    /// Writes a setting as a whole, or leaves the one before when it throws.
    func keep(_ data: Data, as name: String) throws

    /// Gives what can’t be understood another name, so that nothing is lost.
    func setAside(_ name: String) throws
}

/// A value that people set, in the store of the settings.
struct KeptSetting<Value: Codable & Sendable>: Sendable {
    let name: String
    let store: (any SettingStore)?
    let log: Logger

    /// Reads the value; the log says so if it can't be understood, and `nil` is where a new one begins.
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

    /// Writes the value; throws what the store throws, which the log has too.
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
