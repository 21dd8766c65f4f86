/// The description of an index that needs its items again.
///
/// It has no members: the indexes of an app are all alike.
public final class CSSearchableIndexDescription: Sendable {
    public init() {}
}
