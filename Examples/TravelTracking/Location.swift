import AppIntentsHost

extension Origin {
    /// The location from the person's browser, if they allowed it.
    static var reportedByPerson: Origin? {
        guard let location = PersonLocation.current,
            let coordinate = Coordinate(
                validatingLatitude: location.latitude, longitude: location.longitude)
        else { return nil }
        return Origin(coordinate: coordinate, name: nil)
    }
}
