import Foundation
import SwiftUI

// The same, with an import that compiles on each platform.

struct TextsOfSwiftUI {
    let title: LocalizedStringResource = "Basil"
}

@Observable final class ObservedBySwiftUI {}
