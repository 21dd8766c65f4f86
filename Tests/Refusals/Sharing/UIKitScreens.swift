import SwiftUI

@MainActor func screensOfUIKit() {
    _ = UIScreen.main
    // expected-error@-1 {{cannot find 'UIScreen' in scope}}
    _ = UIDevice.current
    // expected-error@-1 {{cannot find 'UIDevice' in scope}}
    _ = UIHostingController(rootView: Text("Basil"))
    // expected-error@-1 {{cannot find 'UIHostingController' in scope}}
    _ = UIApplication.shared.applicationState
    // expected-error@-1 {{value of type 'UIApplication' has no member 'applicationState'}}
    _ = NSWorkspace.shared
    // expected-error@-1 {{cannot find 'NSWorkspace' in scope}}
    NSPasteboard.general.clearContents()
    // expected-error@-1 {{cannot find 'NSPasteboard' in scope}}
    #if canImport(UIKit)
        _ = UIScreen.main
    #endif
}
