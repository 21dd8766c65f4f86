/// A value that is passed from the code that creates it to the code that uses it.
///
/// A provider and its entries need not be Sendable. The system creates a new widget each time it
/// asks a provider, so two tasks never have the same one.
// Safe: the lender makes the value for this one task and keeps no reference to it; if an author's
// type shares state between its instances, that is as it would be on any thread that makes one.
package struct Loan<Value>: @unchecked Sendable {
    package let value: Value

    package init(_ value: Value) {
        self.value = value
    }
}
