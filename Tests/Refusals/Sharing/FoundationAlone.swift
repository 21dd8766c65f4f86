import Foundation

// On Apple's platforms, Foundation brings localized texts, Observation and Combine.

struct TextsOfFoundation {
    let title: LocalizedStringResource = "Basil"
    // expected-error@-1 {{cannot find type 'LocalizedStringResource' in scope}}
}

@Observable final class ObservedByFoundation {}
// expected-error@-1 {{unknown attribute 'Observable'}}
