import Foundation
import SwiftUI

final class ObservedObjectOfSwiftUI: ObservableObject {
    @Published var count = 0

    func watch() {
        _ = Timer.publish(every: 1, on: .main, in: .common)
        // expected-error@-1 {{type 'Timer' has no member 'publish'}}
        // expected-error@-2 {{cannot infer contextual base in reference to member 'main'}}
        // expected-error@-3 {{cannot infer contextual base in reference to member 'common'}}
    }
}
