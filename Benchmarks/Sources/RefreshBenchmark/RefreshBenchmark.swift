import IntentSystem
import RefreshMeasuring

/// Measures a refresh of a card that the page lays out.
///
///     RefreshBenchmark [TAPS] [--beside]
@main
struct RefreshBenchmark {
    static func main() async {
        await RefreshMeasurement.run { _ in PresentationEnvironment() }
    }
}
