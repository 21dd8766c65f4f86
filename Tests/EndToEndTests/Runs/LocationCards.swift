import AppIntents
import CoreLocation
import IntentTestKit
import Synchronization

/// Intents that ask where the person is, with the names of Core Location.
enum LocationCards {
    static let all: [any AppIntent.Type] = [
        WhereAmI.self, Permission.self, Follow.self, FollowUpdates.self,
    ]

    /// Waits for one location; all people of the app share it, as in apps.
    final class Locator: NSObject, CLLocationManagerDelegate, Sendable {
        static let shared = Locator()

        private let manager = CLLocationManager()
        private let waiting = Mutex<CheckedContinuation<CLLocation, any Error>?>(nil)

        override init() {
            super.init()
            manager.delegate = self
        }

        func locate(accuracy: CLLocationAccuracy) async throws -> CLLocation {
            manager.desiredAccuracy = accuracy
            return try await withCheckedThrowingContinuation { continuation in
                waiting.withLock { $0 = continuation }
                manager.requestLocation()
            }
        }

        func locationManager(
            _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
        ) {
            guard let location = locations.last else { return }
            waiting.withLock { $0.take() }?.resume(returning: location)
        }

        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            waiting.withLock { $0.take() }?.resume(throwing: error)
        }
    }

    struct WhereAmI: AppIntent {
        static let title: LocalizedStringResource = "Where Am I"

        @Parameter(title: "Reduced", default: false) var isReduced: Bool

        func perform() async throws -> some IntentResult & ProvidesDialog {
            let location = try await Locator.shared.locate(
                accuracy: isReduced ? kCLLocationAccuracyReduced : kCLLocationAccuracyKilometer)
            let point = location.coordinate
            let text: String =
                "\(point.latitude), \(point.longitude) ± \(location.horizontalAccuracy)"
            return .result(dialog: "\(text)")
        }
    }

    /// Says what the delegate is told of the authorization.
    struct Permission: AppIntent {
        static let title: LocalizedStringResource = "Permission"

        final class Listener: NSObject, CLLocationManagerDelegate, Sendable {
            let told = AsyncStream.makeStream(of: CLAuthorizationStatus.self)

            func locationManager(
                _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
            ) {
                told.continuation.yield(status)
            }
        }

        func perform() async throws -> some IntentResult & ProvidesDialog {
            let manager = CLLocationManager()
            let listener = Listener()
            manager.delegate = listener
            manager.requestWhenInUseAuthorization()
            for await status in listener.told.stream {
                let text: String = "\(status.rawValue) \(manager.authorizationStatus == status)"
                return .result(dialog: "\(text)")
            }
            return .result(dialog: "Nothing")
        }
    }

    /// Notes each location that a manager tells, until the person is in the south.
    struct Follow: AppIntent {
        static let title: LocalizedStringResource = "Follow"

        final class Listener: NSObject, CLLocationManagerDelegate, Sendable {
            let told = AsyncStream.makeStream(of: CLLocation?.self)

            func locationManager(
                _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
            ) {
                told.continuation.yield(locations.last)
            }

            func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
                if case CLError.denied = error { told.continuation.yield(nil) }
            }
        }

        @Parameter(title: "Lab") var lab: String

        func perform() async throws -> some IntentResult & ProvidesDialog {
            let manager = CLLocationManager()
            let listener = Listener()
            manager.delegate = listener
            manager.distanceFilter = 10_000
            manager.startUpdatingLocation()
            for await location in listener.told.stream {
                TestFixture.named(lab).note(location.map { "\($0.coordinate.latitude)" } ?? "none")
                if let location, location.coordinate.latitude < 0 { break }
            }
            manager.stopUpdatingLocation()
            return .result(dialog: "South")
        }
    }

    /// Notes each live update, until the person is in the south.
    struct FollowUpdates: AppIntent {
        static let title: LocalizedStringResource = "Follow Updates"

        @Parameter(title: "Lab") var lab: String

        func perform() async throws -> some IntentResult & ProvidesDialog {
            for try await update in CLLocationUpdate.liveUpdates() {
                let latitude = update.location?.coordinate.latitude
                TestFixture.named(lab).note(
                    update.authorizationDenied ? "none" : latitude.map { "\($0)" } ?? "unknown")
                if let latitude, latitude < 0 { break }
            }
            return .result(dialog: "South")
        }
    }
}
