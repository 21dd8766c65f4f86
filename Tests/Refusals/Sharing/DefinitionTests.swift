import Foundation

// Apple's tests of definitions first start the app on a device; here the build folder has it.

@MainActor func launchOnDevice() {
    XCUIApplication().launch()
    // expected-error@-1 {{cannot find 'XCUIApplication' in scope}}
    #if canImport(XCUIAutomation)
        XCUIApplication().launch()
    #endif
}
