import Foundation

final class Observer: NSObject {
    @objc func react() {}
    // expected-error@-1 {{Objective-C interoperability is disabled}}
    let action = #selector(react)
    // expected-error@-1 {{'#selector' can only be used with the Objective-C runtime}}

    func drain() {
        autoreleasepool {}
        // expected-error@-1 {{cannot find 'autoreleasepool' in scope}}
        #if canImport(ObjectiveC)
            autoreleasepool {}
        #endif
    }

    func bridge() -> (NSString, NSDictionary) { ("a" as NSString, ["a": 1] as NSDictionary) }

    func observe() async {
        for await _ in NotificationCenter.default.notifications(named: .init("changed")) {}
    }
}
