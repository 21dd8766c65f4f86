public import Foundation

/// A store for the settings of people that outlive the process, each under a name.
public protocol SettingStore: Sendable {
    /// Reads a setting; `nil` if none has the name.
    func setting(_ name: String) throws -> Data?

    /// Writes a setting as a whole; if it throws, the previous one stays.
    func keep(_ data: Data, as name: String) throws

    /// Renames an unreadable setting, so that nothing is lost.
    func setAside(_ name: String) throws
}
