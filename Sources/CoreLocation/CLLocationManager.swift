import Synchronization

/// The app's access to the location of the person for whom it is running.
///
/// The location is the one that the person shares on the page (“Use My Location”, which an app
/// offers by `usesPersonLocation`). It belongs to the task that calls: in a run, a method reads the
/// location of the run's person, and outside of a run there is none. So people may share a manager.
/// A person who shares none has denied it; nothing here locates the machine.
///
/// The delegate is called on the main actor, within the task of the call that it answers.
public final class CLLocationManager: NSObject, Sendable {
    // Safe: it is only a reference, and only the main actor calls the delegate.
    private struct Listener: @unchecked Sendable {
        weak var delegate: (any CLLocationManagerDelegate)?
    }

    private struct State {
        var listener = Listener()
        var desiredAccuracy = kCLLocationAccuracyBest
        var distanceFilter = kCLDistanceFilterNone
        /// The authorization that the delegate was told last.
        var told: CLAuthorizationStatus?
        /// The updates that run, by the run that started them.
        var updates: [ObjectIdentifier: Task<Void, Never>] = [:]
    }

    private let state = Mutex(State())

    deinit {
        for updates in state.withLock({ $0.updates }).values { updates.cancel() }
    }

    /// The object that is told locations; the first one is told the authorization, too.
    public var delegate: (any CLLocationManagerDelegate)? {
        get { state.withLock { $0.listener }.delegate }
        set {
            let listener = Listener(delegate: newValue)
            state.withLock { $0.listener = listener }
            if newValue != nil { tellAuthorization() }
        }
    }

    /// The accuracy that the app wants.
    ///
    /// With `kCLLocationAccuracyReduced`, locations are rounded to a few kilometers. With any other
    /// value they are as accurate as the person's device has measured them.
    public var desiredAccuracy: CLLocationAccuracy {
        get { state.withLock { $0.desiredAccuracy } }
        set { state.withLock { $0.desiredAccuracy = newValue } }
    }

    /// The distance in meters that the person has to move before the next update.
    public var distanceFilter: CLLocationDistance {
        get { state.withLock { $0.distanceFilter } }
        set { state.withLock { $0.distanceFilter = newValue } }
    }

    // MARK: - Authorization

    /// The person's choice to share their location or not; not determined outside of a run.
    public var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }

    /// The accuracy that the person grants: that of their device.
    public var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

    /// Returns whether the person shares their location; not determined outside of a run.
    public static func authorizationStatus() -> CLAuthorizationStatus {
        guard let person = PersonPlaces.shared.current else { return .notDetermined }
        return person.place == nil ? .denied : .authorizedWhenInUse
    }

    /// Returns whether there can be locations at all, which no setting of the machine prevents.
    public static func locationServicesEnabled() -> Bool { true }

    /// Tells the delegate the authorization, if it differs from the one told before.
    ///
    /// The person isn't asked: they share their location on the page, when they like.
    public func requestWhenInUseAuthorization() { tellAuthorization() }

    /// Does what `requestWhenInUseAuthorization()` does.
    public func requestAlwaysAuthorization() { tellAuthorization() }

    private func tellAuthorization() {
        Task { @MainActor in tellNewAuthorization() }
    }

    @MainActor private func tellNewAuthorization() {
        guard let delegate else { return }
        let status = authorizationStatus
        let told = state.withLock { state in
            defer { state.told = status }
            return state.told
        }
        if told != status { delegate.locationManagerDidChangeAuthorization(self) }
    }

    // MARK: - Locations

    /// The location that the person of the run shares; `nil` if they share none.
    public var location: CLLocation? { granted(PersonPlaces.shared.current?.place) }

    /// Tells the delegate the location once, or an error if the person shares none.
    public func requestLocation() {
        let place = location
        Task { @MainActor in tell(place) }
    }

    /// Tells the delegate the location, and each further one that the person's page reports, until
    /// the updates are stopped or the run has ended.
    public func startUpdatingLocation() {
        guard let person = PersonPlaces.shared.current else { return requestLocation() }
        let key = ObjectIdentifier(person)
        let changes = person.changes
        let place = location
        let updates = Task { @MainActor [weak self] in
            if !Task.isCancelled { self?.tell(place) }
            var told = place
            for await change in changes {
                guard let self, !Task.isCancelled else { return }
                tellNewAuthorization()
                let place = granted(change)
                if let told, let place, place.distance(from: told) < distanceFilter { continue }
                told = place
                tell(place)
            }
            if !Task.isCancelled { self?.state.withLock { $0.updates[key] = nil } }
        }
        state.withLock { $0.updates.updateValue(updates, forKey: key) }?.cancel()
    }

    /// Ends the updates that the run has started.
    public func stopUpdatingLocation() {
        guard let person = PersonPlaces.shared.current else { return }
        state.withLock { $0.updates.removeValue(forKey: ObjectIdentifier(person)) }?.cancel()
    }

    @MainActor private func tell(_ place: CLLocation?) {
        guard let delegate else { return }
        if let place {
            delegate.locationManager(self, didUpdateLocations: [place])
        } else {
            delegate.locationManager(self, didFailWithError: CLError(.denied))
        }
    }

    private func granted(_ place: CLLocation?) -> CLLocation? {
        desiredAccuracy == kCLLocationAccuracyReduced ? place?.reduced : place
    }
}
