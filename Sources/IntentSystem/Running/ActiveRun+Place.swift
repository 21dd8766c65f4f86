import AppIntents
import CoreLocation

extension ActiveRun: PersonPlace {
    /// The location that the person shares now, which may be another than at the start of the run.
    var place: CLLocation? {
        let location = system.location(of: delegate.person)
        if location == nil, !system.configuration.usesPersonLocation {
            let name = system.name(of: request.type)
            system.warnings.write(
                """
                \(name) asked where the person is, and no page lets a person share their location; let \
                usesPersonLocation of the app be true.
                """, about: "location for \(name)")
        }
        return location.map(CLLocation.init)
    }

    var changes: AsyncStream<CLLocation?> { system.locationWatches.changes(for: self) }

    func noteMissingGeocoder() {
        let name = system.name(of: request.type)
        system.warnings.write(
            """
            \(name) asked CLGeocoder for a place, and the app has no register of addresses; choose one by \
            Geocoding.use(_:) as the app starts.
            """, about: "geocoder for \(name)")
    }
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
