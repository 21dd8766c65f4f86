public import Foundation

/// The methods that a location manager calls on its delegate, on the main actor.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// Receives new locations, the newest last.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])

    /// Receives the reason why there is no location: `CLError.denied`, if the person shares none.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)

    /// Called after the manager has got its delegate, and when the authorization has changed.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)

    /// Called instead of `locationManagerDidChangeAuthorization(_:)` if that isn't implemented.
    func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
    public func locationManager(
        _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
    ) {}

    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}

    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }

    public func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) {}
}
