public import AppIntentsMetadata
public import Foundation

/// Something that the person did once, from which suggestions are made.
public struct DonationRecord: Sendable, Codable, Hashable {
    /// The identifier of the donation.
    public var id: UUID
    /// The identifier of the intent.
    public var intent: String
    /// The values of its parameters, by name.
    public var values: [String: ParameterValue]
    /// When it was done.
    public var date: Date
    /// The system performed the intent; otherwise the app donated it.
    public var isRun: Bool

    /// Creates a record.
    public init(
        id: UUID = UUID(), intent: String, values: [String: ParameterValue] = [:],
        date: Date = Date(), isRun: Bool = false
    ) {
        self.id = id
        self.intent = intent
        self.values = values
        self.date = date
        self.isRun = isRun
    }
}

/// Keeps records for a later process.
///
/// All of it may be called from any thread; `change` never by two at a time.
public protocol DonationStore: Sendable {
    /// All records, oldest first.
    func donations() throws -> [DonationRecord]

    /// Adds and removes records: all of them or, when it throws, none.
    func change(adding records: [DonationRecord], removing identifiers: [UUID]) throws
}
