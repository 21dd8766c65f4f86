import AppIntentsMetadata
import Foundation
import Synchronization
import Testing

@testable import AppIntents

/// The lists of currencies from which people choose.
@Suite struct CurrencyListTests {
    @Test("However many languages clients name, the lists of sixteen are kept")
    func languages() {
        let currencies = Currencies(ValueConstraints())
        let first = Locale(identifier: "de_AT")
        let choices = currencies.choices(in: first)
        #expect(choices.contains { $0.value == "EUR" && $0.title == "Euro (EUR)" })
        for number in 1...20 {
            _ = currencies.choices(in: Locale(identifier: "en_GB@calendar=c\(number)"))
        }
        #expect(Currencies.common.withLock { $0.values.count } == 16)
        // A list that was given up is made anew.
        #expect(currencies.choices(in: first) == choices)
    }
}
