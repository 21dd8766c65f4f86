/// A word, a number or a sign of a text, in the form in which texts are compared.
struct Token {
    /// In lower case, without accents and zero-width characters.
    var text: String
    /// The place in the original text.
    var range: Range<String.Index>
    /// The number that digits write.
    var number: Double?
    /// Digits with a colon, "17:30", or a date in digits, "2026-05-03", are one token.
    var isNumeric = false
    /// An email address or a telephone number.
    var isAddress = false
}
