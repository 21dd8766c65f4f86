import SwiftUI

// Declarations that can't be entries of the environment, and what the macro says to each: a text that ends in
// “(from macro” is its own, and is expected to its end. The compiler's own errors beside them are consequences.

extension EnvironmentValues {
    @Entry var withoutValue: Int
    // expected-error@-1 {{“withoutValue” needs the value that views see where none is set: give it one, or make its type optional. (from macro}}
    // expected-error@-2 {{did not produce a non-observing accessor (such as 'get') as expected}}
    // expected-error@-3 {{extensions must not contain stored properties}}
    @Entry let constant = 3
    // expected-error@-1 {{@Entry belongs before one variable without accessors, such as “@Entry var name = value”. (from macro}}
    // expected-error@-2 {{did not produce a non-observing accessor (such as 'get') as expected}}
    // expected-error@-3 {{extensions must not contain stored properties}}
    @Entry var computed: Int { 3 }
    // expected-error@-1 {{@Entry belongs before one variable without accessors, such as “@Entry var name = value”. (from macro}}
}

struct OtherValues {
    @Entry var elsewhere = 3
    // expected-error@-1 {{“elsewhere” is no entry here: put it into an extension of EnvironmentValues. (from macro}}
    // expected-error@-2 {{did not produce a non-observing accessor (such as 'get') as expected}}
}
