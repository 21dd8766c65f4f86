/// Names that can't be guessed.
enum RandomName {
    /// Returns 128 random bits as 32 hexadecimal digits.
    static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        let digits = "0123456789abcdef".map(String.init)
        return [generator.next(), generator.next()].map { (word: UInt64) in
            (0..<16).map { digits[Int(word >> ($0 * 4) & 0xF)] }.joined()
        }.joined()
    }
}
