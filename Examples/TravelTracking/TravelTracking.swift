import AppIntents
import AppIntentsHost
import ArgumentParser
import Foundation

/// An app that finds landmarks, keeps favorites and looks for tickets.
///
/// The intents, entities and snippets in the neighboring folders import nothing but `AppIntents`
/// and `SwiftUI`; this file and `Location.swift` are all that knows about the host.
@main
struct TravelTracking: IntentsApp {
    static var appName: String { "TravelTracking" }
    static var usesPersonLocation: Bool { true }

    // Unconditional, because the southern half of the world begins with a minus sign.
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Where you are, in degrees north and east, when the browser does not say.",
            valueName: "latitude,longitude"))
    var location: Coordinate?

    @Option(help: "The file that keeps favorites and ticket requests.")
    var database: String?

    @Option(help: "How long a ticket search takes, 0 to 600 seconds. (default: 3)")
    var searchSeconds: Double?

    func launch() async throws {
        let environment = ProcessInfo.processInfo.environment
        let store = try TravelDatabase(
            path: database ?? TravelDatabase.defaultPath(environment: environment))
        let modelData = ModelData(
            atlas: try Atlas.bundled(), database: store,
            fallback: location.map(Origin.init(chosen:)) ?? .cupertino)
        let searchEngine = try SearchEngine(
            modelData: modelData, database: store,
            duration: searchDuration(environment: environment))
        AppDependencyManager.shared.add(dependency: modelData)
        AppDependencyManager.shared.add(dependency: searchEngine)
        // The landmarks that the query suggests follow the phrases of the shortcuts in the search.
        TravelTrackingShortcuts.updateAppShortcutParameters()
    }

    /// The value of the option, else `TRAVELTRACKING_SEARCH_SECONDS`, else three seconds.
    private func searchDuration(environment: [String: String]) throws -> Duration {
        let named = environment["TRAVELTRACKING_SEARCH_SECONDS"].map { Double($0) ?? .nan }
        let seconds = searchSeconds ?? named ?? 3
        guard (0...600).contains(seconds) else {
            throw ValidationError("A ticket search takes between 0 and 600 seconds.")
        }
        return .seconds(seconds)
    }
}

extension Coordinate: ExpressibleByArgument {
    /// Reads `LATITUDE,LONGITUDE` in degrees.
    init?(argument: String) {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
            .map { Double($0.trimmingCharacters(in: .whitespaces)) }
        guard parts.count == 2, let latitude = parts[0], let longitude = parts[1] else {
            return nil
        }
        self.init(validatingLatitude: latitude, longitude: longitude)
    }
}
