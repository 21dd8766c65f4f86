package import Foundation
import Synchronization

/// The sign-ins of an app that is one process, kept together as one setting.
///
/// Without a store of settings they end with the process.
package final class SettingSignIns: SignInStore {
    /// The name of the setting.
    static let setting = "sign-ins"
    /// The most sign-ins that are kept; those that end first are removed for others.
    package static let limit = 10_000
    /// The most bytes of the setting; a store of settings must read twice as many.
    package static let maximumBytes = 4 << 20

    private let settings: (any SettingStore)?
    private let now: @Sendable () -> Date
    /// The sign-ins, once they were read.
    private let records = Mutex<[String: SignInRecord]?>(nil)

    package init(_ settings: (any SettingStore)?, now: @escaping @Sendable () -> Date = { Date() })
    {
        self.settings = settings
        self.now = now
    }

    package func record(_ name: String) async throws -> SignInRecord? {
        try records.withLock { records in
            try read(&records)[name].flatMap { $0.until > now() ? $0 : nil }
        }
    }

    package func add(_ record: SignInRecord, as name: String) async throws {
        try change { records in
            removeExpired(&records)
            if records.count >= Self.limit,
                let first = records.min(by: { $0.value.until < $1.value.until })
            {
                records[first.key] = nil
            }
            records[name] = record
        }
    }

    package func renew(_ name: String, until: Date) async throws {
        try change { $0[name]?.until = until }
    }

    package func remove(_ name: String) async throws {
        try change { $0[name] = nil }
    }

    package func removeAll(of session: SessionID) async throws {
        try change { $0 = $0.filter { $0.value.session != session.rawValue } }
    }

    @discardableResult
    package func removeExpired() async throws -> Int {
        var count = 0
        try change { records in
            let before = records.count
            removeExpired(&records)
            count = before - records.count
        }
        return count
    }

    package func items() async throws -> [KeptItem] {
        let records = try records.withLock { try read(&$0) }.values.filter { $0.until > now() }
        return try records.map { record in
            KeptItem(
                .signIn, of: KeptPerson(of: SessionID(record.session)).name,
                bytes: try JSONEncoder().encode(record).count)
        }
    }

    private func removeExpired(_ records: inout [String: SignInRecord]) {
        records = records.filter { $0.value.until > now() }
    }

    /// Makes a change that counts once it is written.
    private func change(_ change: (inout [String: SignInRecord]) -> Void) throws {
        try records.withLock { records in
            let known = try read(&records)
            var changed = known
            change(&changed)
            guard changed != known else { return }
            if let settings {
                try settings.keep(encoded(&changed), as: Self.setting)
            }
            records = changed
        }
    }

    /// Returns sign-ins as they are kept, without those that end first if they are too many bytes.
    private func encoded(_ records: inout [String: SignInRecord]) throws -> Data {
        var data = try JSONEncoder().encode(records)
        while data.count > Self.maximumBytes {
            let first = records.sorted { $0.value.until < $1.value.until }
                .prefix(records.count / 16 + 1)
            for (name, _) in first { records[name] = nil }
            data = try JSONEncoder().encode(records)
        }
        return data
    }

    private func read(
        _ records: inout [String: SignInRecord]?
    ) throws -> [String: SignInRecord] {
        if let records { return records }
        var known: [String: SignInRecord] = [:]
        if let settings, let data = try settings.setting(Self.setting) {
            do {
                known = try JSONDecoder().decode([String: SignInRecord].self, from: data)
            } catch {
                // People sign in again; what can't be read lets no client in.
                try settings.setAside(Self.setting)
            }
        }
        records = known
        return known
    }
}
