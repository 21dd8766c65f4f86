/// A location of the person for whom the app is running, or the reason why there is none.
public struct CLLocationUpdate: Sendable {
    /// The location; `nil` if the person shares none.
    public let location: CLLocation?

    /// The person shares no location.
    public var authorizationDenied: Bool { location == nil }

    /// Returns the location that the person shares, followed by each change until the run has ended.
    ///
    /// Outside of a run the only update is one without a location.
    public static func liveUpdates() -> Updates { Updates() }

    /// The updates of a person's location.
    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate

        public struct Iterator: AsyncIteratorProtocol {
            private var first: CLLocationUpdate?
            private var changes: AsyncStream<CLLocation?>.Iterator?

            init(_ person: (any PersonPlace)?) {
                // In this order, so that no change is lost in between.
                changes = person?.changes.makeAsyncIterator()
                first = CLLocationUpdate(location: person?.place)
            }

            public mutating func next() async throws -> CLLocationUpdate? {
                if let first {
                    self.first = nil
                    return first
                }
                guard let place = await changes?.next() else { return nil }
                return CLLocationUpdate(location: place)
            }
        }

        public func makeAsyncIterator() -> Iterator { Iterator(PersonPlaces.shared.current) }
    }
}
