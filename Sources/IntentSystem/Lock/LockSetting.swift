import Foundation

/// The passphrase of an app in the store of its settings, which all nodes of the app share.
///
/// The failed tries are a setting of their own, so that a node that counts one never writes a passphrase
/// back that another node has changed meanwhile.
package struct LockSetting: LockKeeping {
    /// The name of the setting with the passphrase.
    package static let name = "lock"
    /// The name of the setting with the failed tries.
    static let triesName = "lock-tries"

    private struct Passphrase: Codable {
        var salt: [UInt8]
        var hash: [UInt8]
        var rounds: Int
    }

    /// The kept value; without a passphrase, it says that there is none any more.
    private struct Kept: Codable {
        var passphrase: Passphrase?
    }

    private struct Tries: Codable {
        /// The salt of the passphrase that was tried.
        var salt: [UInt8]
        var failures: Int
        var nextTry: Double?
    }

    private let store: any SettingStore
    /// The passphrase of before, which counts until the store has one or knows that there is none.
    private let former: (any LockKeeping)?
    /// Called when the passphrase of before was written into the store; without it, that is left to others.
    private let onTakeover: (@Sendable () -> Void)?

    package init(
        _ store: any SettingStore, after former: (any LockKeeping)? = nil,
        onTakeover: (@Sendable () -> Void)? = nil
    ) {
        (self.store, self.former, self.onTakeover) = (store, former, onTakeover)
    }

    package var isShared: Bool { true }

    package func record() throws -> LockRecord? {
        guard let kept = try read(Kept.self, Self.name) else {
            guard var record = try former?.record() else { return nil }
            if let onTakeover {
                try keep(record)
                onTakeover()
            }
            try addTries(to: &record)
            return record
        }
        guard let known = kept.passphrase else { return nil }
        var record = LockRecord(salt: known.salt, hash: known.hash, rounds: known.rounds)
        try addTries(to: &record)
        return record
    }

    private func addTries(to record: inout LockRecord) throws {
        guard let tries = try read(Tries.self, Self.triesName), tries.salt == record.salt else {
            return
        }
        (record.failures, record.nextTry) = (tries.failures, tries.nextTry)
    }

    package func keep(_ record: LockRecord?) throws {
        // The tries first: once the passphrase is there, so are they.
        if let record, record.failures > 0 { try keepTries(of: record) }
        let passphrase = record.map {
            Passphrase(salt: $0.salt, hash: $0.hash, rounds: $0.rounds)
        }
        try store.keep(try JSONEncoder().encode(Kept(passphrase: passphrase)), as: Self.name)
    }

    package func keepTries(of record: LockRecord) throws {
        let tries = Tries(salt: record.salt, failures: record.failures, nextTry: record.nextTry)
        try store.keep(try JSONEncoder().encode(tries), as: Self.triesName)
    }

    private func read<Value: Decodable>(_ type: Value.Type, _ name: String) throws -> Value? {
        guard let data = try store.setting(name) else { return nil }
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            throw LockSettingProblem(name: name)
        }
    }
}

/// A setting of the lock that is damaged, for those who run the app.
package struct LockSettingProblem: Error, Hashable, CustomStringConvertible {
    let name: String

    package var description: String {
        let cure =
            name == LockSetting.name
            ? "With the value {} there is no passphrase" : "Without it, no try has failed"
        return """
            The setting “\(name)” of the database can’t be used: it is damaged. \(cure); start the nodes again \
            after a repair.
            """
    }
}
