public import AppIntentsMetadata
public import Foundation

/// An action that a person performed once or pinned: the source of suggestions, one of their last
/// actions, or a pinned one.
public struct DonationRecord: Sendable, Codable, Hashable {
    /// The identifier of the donation.
    public var id: UUID
    /// The identifier of the intent.
    public var intent: String
    /// The values of its parameters, by name.
    public var values: [String: ParameterValue]
    /// The time of the action.
    public var date: Date
    /// The system performed the intent; otherwise the app donated it.
    public var isRun: Bool
    /// The name under which stores keep the person's data, if the record is one of that person's last
    /// or pinned actions; `nil` for a source of suggestions, which belongs to the app.
    public var person: String?
    /// The name under which stores keep what is learned from the person in whose run the record was made,
    /// if it is a source of suggestions; `nil` for a donation outside of runs, which counts for everyone.
    public var learner: String?
    /// `true` if the person pinned the action.
    public var isPinned: Bool?
    /// The last days on which the person performed the action, with the times of day; `nil` if they
    /// aren't known.
    public var occasions: [Occasion]?

    /// Creates a record.
    public init(
        id: UUID = UUID(), intent: String, values: [String: ParameterValue] = [:],
        date: Date = Date(), isRun: Bool = false, person: String? = nil, learner: String? = nil,
        isPinned: Bool? = nil,
        occasions: [Occasion]? = nil
    ) {
        self.id = id
        self.intent = intent
        self.values = values
        self.date = date
        self.isRun = isRun
        self.person = person
        self.learner = learner
        self.isPinned = isPinned
        self.occasions = occasions
    }
}

extension DonationRecord {
    /// Returns whether suggestions to a person are made from the record.
    ///
    /// A run that an earlier version learned from was the owner's, who was the only person then.
    func counts(for learner: String?) -> Bool {
        guard let own = self.learner ?? (isRun ? Person.owner.storedName : nil) else { return true }
        return own == learner
    }

    /// Returns whether a record is of the same intent with the same values.
    func isSameAction(as other: DonationRecord) -> Bool {
        intent == other.intent && values == other.values
    }
}

/// A store that keeps records for a later process.
///
/// All functions may be called from any thread; `change` is never called twice at a time.
public protocol DonationStore: Sendable {
    /// Returns all records, oldest first.
    func donations() throws -> [DonationRecord]

    /// Adds and removes records: all of them, or none if it throws.
    func change(adding records: [DonationRecord], removing identifiers: [UUID]) throws
}
