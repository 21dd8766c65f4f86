public import Foundation
import Synchronization

/// A function that receives the places of a request, or the reason why there are none.
public typealias CLGeocodeCompletionHandler =
    @MainActor @Sendable ([CLPlacemark]?, (any Error)?) -> Void

/// A search for the places that an address names or that are at a location.
///
/// It asks the register that the app has chosen (``Geocoding``). Without one, each request fails
/// with `CLError.network`, and the log tells the author.
public final class CLGeocoder: NSObject, Sendable {
    private struct State {
        /// The number of requests so far.
        var count = 0
        /// The requests that have no answer yet, by number.
        var requests: [Int: Task<[CLPlacemark], any Error>] = [:]
    }

    private let state = Mutex(State())

    public override init() {}

    /// A request has no answer yet.
    public var isGeocoding: Bool { state.withLock { !$0.requests.isEmpty } }

    /// Ends the requests that have no answer yet, with `CLError.geocodeCanceled`.
    public func cancelGeocode() {
        for request in state.withLock({ $0.requests }).values { request.cancel() }
    }

    // MARK: - Places at a location

    /// Returns the places at a location, the best first.
    ///
    /// - Parameters:
    ///   - location: The location.
    ///   - preferredLocale: The language of the names; `nil` leaves it to the register.
    /// - Returns: At least one place.
    /// - Throws: `CLError`, or the error of the register.
    public func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale: Locale? = nil
    ) async throws -> [CLPlacemark] {
        let coordinate = location.coordinate
        return try await answer {
            try await $0.places(at: coordinate, locale: preferredLocale)
        }
    }

    /// Calls a handler with the places at a location.
    public func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale: Locale? = nil,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        let coordinate = location.coordinate
        answer(completionHandler) {
            try await $0.places(at: coordinate, locale: preferredLocale)
        }
    }

    // MARK: - Places of an address

    /// Returns the places that an address names, the best first.
    ///
    /// - Parameters:
    ///   - addressString: The address.
    ///   - preferredLocale: The language of the names; `nil` leaves it to the register.
    /// - Returns: At least one place.
    /// - Throws: `CLError`, or the error of the register.
    public func geocodeAddressString(
        _ addressString: String, preferredLocale: Locale? = nil
    ) async throws -> [CLPlacemark] {
        try await answer { try await $0.places(named: addressString, locale: preferredLocale) }
    }

    /// Calls a handler with the places that an address names.
    public func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        answer(completionHandler) { try await $0.places(named: addressString, locale: nil) }
    }

    // MARK: - Requests

    private typealias Search = @Sendable (any Geocoder) async throws -> [GeocodedPlace]

    /// Starts a request in the task of the caller, so that a register sees the same person.
    private func request(
        _ search: @escaping Search
    ) -> (number: Int, task: Task<[CLPlacemark], any Error>) {
        let task = Task {
            guard let geocoder = Geocoding.geocoder else {
                PersonPlaces.shared.current?.noteMissingGeocoder()
                throw CLError(.network)
            }
            let places: [GeocodedPlace]
            do {
                places = try await search(geocoder)
            } catch is CancellationError {
                throw CLError(.geocodeCanceled)
            }
            if Task.isCancelled { throw CLError(.geocodeCanceled) }
            if places.isEmpty { throw CLError(.geocodeFoundNoResult) }
            return places.map { CLPlacemark($0) }
        }
        let number = state.withLock { state in
            state.count += 1
            state.requests[state.count] = task
            return state.count
        }
        return (number, task)
    }

    private func answer(_ search: @escaping Search) async throws -> [CLPlacemark] {
        let (number, task) = request(search)
        defer { state.withLock { $0.requests[number] = nil } }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    private func answer(
        _ handler: @escaping CLGeocodeCompletionHandler, _ search: @escaping Search
    ) {
        let (number, task) = request(search)
        Task { @MainActor in
            let result = await task.result
            state.withLock { $0.requests[number] = nil }
            switch result {
            case .success(let places): handler(places, nil)
            case .failure(let error): handler(nil, error)
            }
        }
    }
}
