import Foundation

func foundationOfDevices(_ text: String) {
    _ = ProcessInfo.processInfo.isLowPowerModeEnabled
    // expected-error@-1 {{value of type 'ProcessInfo' has no member 'isLowPowerModeEnabled'}}
    _ = NSUbiquitousKeyValueStore.default
    // expected-error@-1 {{cannot find 'NSUbiquitousKeyValueStore' in scope}}
    _ = try? NSDataDetector(types: 0)
    // expected-error@-1 {{cannot find 'NSDataDetector' in scope}}
    _ = CFAbsoluteTimeGetCurrent()
    // expected-error@-1 {{cannot find 'CFAbsoluteTimeGetCurrent' in scope}}
    _ = Date.now.timeIntervalSinceReferenceDate
    #if canImport(Darwin)
        _ = ProcessInfo.processInfo.isLowPowerModeEnabled
    #endif
}
