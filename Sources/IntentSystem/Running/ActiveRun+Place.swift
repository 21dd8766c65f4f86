import AppIntents
import CoreLocation

extension ActiveRun: PersonPlace {
    /// The location that the person shares now, which may be another than at the start of the run.
    var place: CLLocation? {
        if !system.configuration.usesPersonLocation {
            let name = system.name(of: request.type)
            system.warnings.write(
                """
                \(name) asked where the person is, and no page lets a person share their location; let \
                usesPersonLocation of the app be true.
                """, about: "location for \(name)")
        }
        return system.location(of: delegate.person).map(CLLocation.init)
    }

    var changes: AsyncStream<CLLocation?> { system.locationWatches.changes(for: self) }
}

extension CLLocation {
    fileprivate convenience init(_ location: PersonLocation) {
        self.init(
            coordinate: CLLocationCoordinate2D(
                latitude: location.latitude, longitude: location.longitude),
            altitude: 0, horizontalAccuracy: location.accuracy ?? 0, verticalAccuracy: -1,
            timestamp: Date())
    }
}
