import AppIntents
import _IntentDiscovery

/// Looks up conformances in the program's records, which only this folder does (Decisions/0025).
///
/// A cast that fails searches all records, and a catalog asks each of its types for thirty
/// protocols. Types of a library that is loaded after the first lookup are left to the cast.
enum RecordedConformances {
    private static let index = ConformanceRecords.index

    /// Returns `type as? any P.Type`, where `Metatype` is `any P.Type`.
    static func cast<Metatype>(_ type: Any.Type, to metatype: Metatype.Type) -> Metatype? {
        index.cast(type, to: metatype)
    }

    /// Returns whether a type conforms to `P`, where `Metatype` is `any P.Type`.
    static func has<Metatype>(_ type: Any.Type, _ metatype: Metatype.Type) -> Bool {
        index.cast(type, to: metatype) != nil
    }
}

extension AppIntent {
    /// Returns whether the type conforms to `P`, where `Metatype` is `any P.Type`.
    static func conforms<Metatype>(to metatype: Metatype.Type) -> Bool {
        RecordedConformances.cast(Self.self, to: metatype) != nil
    }

    /// Returns the type as `any P.Type`, which `Metatype` is; `nil` if it doesn't conform to `P`.
    static func cast<Metatype>(to metatype: Metatype.Type) -> Metatype? {
        RecordedConformances.cast(Self.self, to: metatype)
    }
}
