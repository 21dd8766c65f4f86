import Foundation

struct CountedItem {
    let count: Int

    static func predicates() {
        _ = NSPredicate(format: "count > %d", 1)
        // expected-error@-1 {{'init(format:_:)' has been renamed to 'init(block:)'}}
        _ = #Predicate<CountedItem> { $0.count > 1 }
    }
}
