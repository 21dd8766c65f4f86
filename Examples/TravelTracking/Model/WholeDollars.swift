import Foundation

extension FormatStyle where Self == IntegerFormatStyle<Int>.Currency {
    /// An amount without cents, as readers of the locale write dollars.
    static var wholeDollars: IntegerFormatStyle<Int>.Currency {
        IntegerFormatStyle<Int>.Currency(code: "USD").precision(.fractionLength(0))
    }
}
