import AppIntents
import Foundation

/// An intent of all the values that have parts, or a form of their own.
struct NoteIntent: AppIntent {
    static let title: LocalizedStringResource = "Note"

    @Parameter(title: "Amount", unit: .liters, supportsNegativeNumbers: false)
    var amount: Measurement<UnitVolume>

    @Parameter(title: "Time", defaultUnit: .minutes)
    var time: Duration

    @Parameter(title: "Cook")
    var cook: PersonNameComponents

    @Parameter(title: "Breaks")
    var breaks: [Duration]?

    func perform() async throws -> some IntentResult & ReturnsValue<[Measurement<UnitVolume>]> {
        .result(value: [amount, amount])
    }
}

struct TimeIntent: AppIntent {
    static let title: LocalizedStringResource = "Time"

    @Parameter(title: "Time", defaultUnit: .minutes)
    var time: Duration

    func perform() async throws -> some IntentResult & ReturnsValue<Duration> {
        .result(value: time)
    }
}
