extension String {
    /// The text, if it is an amount of money, with a currency symbol whose characters keep their order
    /// between words that are read from right to left.
    ///
    /// There, “US$” would be shown as “$US”: the sign has no direction of its own, and takes that of the
    /// words. A mark behind it gives it that of the letters. Amounts for such words begin with a mark of
    /// their direction.
    package var withOrderedCurrencySymbol: String {
        guard utf8.starts(with: "\u{200F}".utf8) else { return self }
        return replacing(/[A-Za-z]\p{Sc}(?!\u{200E})/) { "\($0.output)\u{200E}" }
    }
}
