import AppIntents
import AppIntentsMetadata
import CoreLocation
import Foundation
import IntentTestKit
import Testing

/// Places that an app looks up with the names of Core Location.
@Suite(.timeLimit(.minutes(2)), .serialized)
struct GeocoderTests {
    private func said(_ words: String, in system: TestSystem) async throws -> String {
        let run = try await system.perform("NamePlace", values: ["words": .string(words)])
        let screen = run.screen
        try await run.done()
        return screen
    }

    @Test("A geocoder asks the register that the app has chosen")
    func places() async throws {
        Geocoding.use(Towns())
        defer { Geocoding.use(nil) }
        let system = TestSystem(intents: [NamePlace.self])
        #expect(try await said("Petra", in: system).contains("“Petra, JO, 30.5, Petra”"))
        #expect(try await said("Nowhere", in: system).contains("“no result”"))
        try await system.finish()
    }

    @Test("A handler gets the places, or that the request was cancelled")
    @MainActor func handler() async throws {
        Geocoding.use(Towns())
        defer { Geocoding.use(nil) }
        let geocoder = CLGeocoder()
        let names = await withCheckedContinuation { continuation in
            geocoder.geocodeAddressString("Petra") { places, _ in
                continuation.resume(returning: places?.compactMap(\.locality))
            }
        }
        #expect(names == ["Petra"])
        let code = await withCheckedContinuation { continuation in
            geocoder.geocodeAddressString("Waiting") { _, error in
                continuation.resume(returning: (error as? CLError)?.code)
            }
            #expect(geocoder.isGeocoding)
            geocoder.cancelGeocode()
        }
        #expect(code == .geocodeCanceled)
        #expect(!geocoder.isGeocoding)
    }

    @Test("Without a register each request fails, and the author is told of the cure")
    func withoutRegister() async throws {
        let system = TestSystem(intents: [NamePlace.self])
        #expect(try await said("Petra", in: system).contains("“no network”"))
        #expect(system.messages.contains { $0.contains("Geocoding.use(_:)") })
        try await system.finish()
    }
}

private struct Towns: Geocoder {
    func places(named address: String, locale: Locale?) async throws -> [GeocodedPlace] {
        if address == "Waiting" { try await Task.sleep(for: .seconds(3600)) }
        return address == "Petra" ? [petra] : []
    }

    func places(
        at coordinate: CLLocationCoordinate2D, locale: Locale?
    ) async throws -> [GeocodedPlace] {
        coordinate.latitude == petra.coordinate.latitude ? [petra] : []
    }

    private var petra: GeocodedPlace {
        var place = GeocodedPlace(
            coordinate: CLLocationCoordinate2D(latitude: 30.5, longitude: 35.25), name: "Petra")
        place.locality = "Petra"
        place.isoCountryCode = "JO"
        return place
    }
}

struct NamePlace: AppIntent {
    static let title: LocalizedStringResource = "Name Place"
    @Parameter(title: "Words") var words: String

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let geocoder = CLGeocoder()
        do {
            let place = try await geocoder.geocodeAddressString(words).first
            guard let place, let location = place.location else {
                return .result(dialog: "nothing")
            }
            let back = try await geocoder.reverseGeocodeLocation(location).first
            let latitude: String = "\(location.coordinate.latitude)"
            return .result(
                dialog: """
                    \(place.locality ?? ""), \(place.isoCountryCode ?? ""), \(latitude), \(back?.name ?? "")
                    """)
        } catch CLError.network {
            return .result(dialog: "no network")
        } catch CLError.geocodeFoundNoResult {
            return .result(dialog: "no result")
        }
    }
}
