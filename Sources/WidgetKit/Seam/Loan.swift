/// A value that is handed from the code that made it to the code that needs it.
///
/// A provider and its entries need not be Sendable. The system makes a new widget for each time that it asks
/// a provider, so no two tasks have the same one.
// Safe: the lender makes the value for this one task and keeps no reference to it; where an author's type
// shares state between its instances, that is as it would be on any thread that makes one.
package struct Loan<Value>: @unchecked Sendable {
    package let value: Value

    package init(_ value: Value) {
        self.value = value
    }
}
