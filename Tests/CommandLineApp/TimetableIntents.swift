import AppIntents

/// A way from here to there, which is known by nothing but its properties.
struct Ride: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ride"
    @Property(title: "Leaves") var leaves: String
    @Property(title: "Minutes") var minutes: Int
    @Property(title: "Platform") var platform: String?

    private var line = ""

    init() {}

    init(line: String, leaves: String, minutes: Int, platform: String? = nil) {
        self.line = line
        self.leaves = leaves
        self.minutes = minutes
        self.platform = platform
    }

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(line)") }
}

/// Shows a few rides, or one of them.
struct ListRidesIntent: AppIntent {
    static let title: LocalizedStringResource = "List Rides"
    @Parameter(title: "Only the First", default: false) var onlyFirst: Bool

    func perform() async throws -> some ReturnsValue<[Ride]> {
        let rides = [
            Ride(line: "S7", leaves: "8:05", minutes: 42, platform: "3"),
            Ride(line: "Express 110", leaves: "8:21", minutes: 9),
            Ride(line: "Bus 4", leaves: "8:40", minutes: 110, platform: "B"),
        ]
        return .result(value: onlyFirst ? [rides[0]] : rides)
    }
}
