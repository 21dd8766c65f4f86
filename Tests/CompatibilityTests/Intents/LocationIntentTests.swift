import AppIntents
import CoreLocation
import SwiftUI
import Testing

// A file as an app has it: the manager of an observable object, and an intent that waits for it.

@MainActor
private final class LocationModel: NSObject, ObservableObject, CLLocationManagerDelegate {
    @Published var location: CLLocation?
    @Published var problem: CLError.Code?
    @Published var status = CLAuthorizationStatus.notDetermined

    private let manager = CLLocationManager()
    private var continuation: CheckedContinuation<CLLocationCoordinate2D, any Error>?

    override init() {
        super.init()
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyNearestTenMeters
        manager.distanceFilter = kCLDistanceFilterNone
    }

    func coordinate() async throws -> CLLocationCoordinate2D {
        if manager.authorizationStatus == .notDetermined {
            manager.requestWhenInUseAuthorization()
        }
        return try await withCheckedThrowingContinuation { continuation in
            self.continuation = continuation
            manager.requestLocation()
        }
    }

    nonisolated func locationManager(
        _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
    ) {
        guard let location = locations.last, location.horizontalAccuracy >= 0 else { return }
        Task { @MainActor in
            self.location = location
            continuation?.resume(returning: location.coordinate)
            continuation = nil
        }
    }

    nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        let code = (error as? CLError)?.code
        Task { @MainActor in
            problem = code
            continuation?.resume(throwing: error)
            continuation = nil
        }
    }

    nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        let status = manager.authorizationStatus
        switch status {
        case .authorizedAlways, .authorizedWhenInUse: manager.startUpdatingLocation()
        case .denied, .restricted: manager.stopUpdatingLocation()
        case .notDetermined: manager.requestWhenInUseAuthorization()
        @unknown default: break
        }
        Task { @MainActor in self.status = status }
    }
}

private struct FindMeIntent: AppIntent {
    static let title: LocalizedStringResource = "Find Me"

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<Double> {
        let coordinate = try await LocationModel().coordinate()
        return .result(value: coordinate.latitude)
    }
}

/// An app's location code, called without a person.
@Suite(.timeLimit(.minutes(1)))
struct LocationIntentTests {
    @Test("Without a person there is no location, and no authorization is determined")
    func nowhere() async throws {
        let manager = CLLocationManager()
        #expect(manager.authorizationStatus == .notDetermined)
        #expect(manager.location == nil)
        await #expect(throws: CLError(.denied)) { try await FindMeIntent().perform() }
        for try await update in CLLocationUpdate.liveUpdates() {
            #expect(update.authorizationDenied)
        }
    }

    @Test("Errors are told apart by their codes")
    func codes() {
        let error: any Error = CLError(.denied)
        #expect((error as NSError).domain == kCLErrorDomain)
        #expect((error as NSError).code == CLError.denied.rawValue)
        guard case CLError.denied = error else {
            Issue.record("The code is not recognized.")
            return
        }
    }
}
