import AppIntents
import SwiftUI

func textsOfBundles(_ bundle: Bundle) {
    _ = LocalizedStringResource("Basil", bundle: #bundle)
    // expected-error@-1 {{no macro named 'bundle'}}
    _ = LocalizedStringResource("Basil", bundle: .atURL(bundle.bundleURL))
    _ = String(localized: "Basil", bundle: bundle)
    _ = Text("Basil", bundle: bundle)
}
