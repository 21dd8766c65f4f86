import SwiftUI

// Without "import UIKit" and "import AppKit": SwiftUI brings their names on each platform.

@MainActor func namesOfUIKit(_ url: URL) async {
    _ = UIColor.red
    _ = UIImage(systemName: "star")
    UIPasteboard.general.string = "Basil"
    _ = await UIApplication.shared.open(url)
}

func namesOfAppKit() -> [Any] {
    [NSColor.red, NSImage.self]
}
