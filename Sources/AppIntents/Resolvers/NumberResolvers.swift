import Foundation

/// A resolver that accepts a whole number in the parameter's range.
public struct IntResolver: RangeCheckingResolver {
    public typealias Input = Int
    public typealias Output = Int

    init() {}

    public func resolve(
        from input: Int, context: IntentParameterContext<Int>
    ) async throws -> Int? {
        try checkParameterRangeContains(value: input, context: context)
        return input
    }
}

/// A resolver that converts a text, such as “12”, to a whole number in the parameter's range.
public struct IntFromStringResolver: RangeCheckingResolver {
    public typealias Input = String
    public typealias Output = Int

    /// The base of the digits, from 2 to 36; with any other, no text is a number.
    public var radix: Int

    /// Creates a conversion of texts.
    public init(radix: Int = 10) {
        self.radix = radix
    }

    public func resolve(
        from input: String, context: IntentParameterContext<Int>
    ) async throws -> Int? {
        guard (2...36).contains(radix),
            let number = Int(input.trimmingCharacters(in: .whitespaces), radix: radix)
        else { return nil }
        try checkParameterRangeContains(value: number, context: context)
        return number
    }
}

/// A resolver that rounds any number to a whole number in the parameter's range.
public struct IntFromDoubleResolver: RangeCheckingResolver {
    public typealias Input = Double
    public typealias Output = Int

    /// The direction of rounding.
    public var roundingRule: FloatingPointRoundingRule

    /// Creates a conversion of numbers.
    public init(roundingRule: FloatingPointRoundingRule = .towardZero) {
        self.roundingRule = roundingRule
    }

    public func resolve(
        from input: Double, context: IntentParameterContext<Int>
    ) async throws -> Int? {
        guard let number = Int(exactly: input.rounded(roundingRule)) else { return nil }
        try checkParameterRangeContains(value: number, context: context)
        return number
    }
}

/// A resolver that accepts a number in the parameter's range.
public struct DoubleResolver: RangeCheckingResolver {
    public typealias Input = Double
    public typealias Output = Double

    init() {}

    public func resolve(
        from input: Double, context: IntentParameterContext<Double>
    ) async throws -> Double? {
        try checkParameterRangeContains(value: input, context: context)
        return input
    }
}

/// A resolver that converts a whole number to a number in the parameter's range.
public struct DoubleFromIntResolver: RangeCheckingResolver {
    public typealias Input = Int
    public typealias Output = Double

    init() {}

    public func resolve(
        from input: Int, context: IntentParameterContext<Double>
    ) async throws -> Double? {
        try checkParameterRangeContains(value: Double(input), context: context)
        return Double(input)
    }
}

/// A resolver that converts a text, such as “1.5”, to a number in the parameter's range.
public struct DoubleFromStringResolver: RangeCheckingResolver {
    public typealias Input = String
    public typealias Output = Double

    init() {}

    public func resolve(
        from input: String, context: IntentParameterContext<Double>
    ) async throws -> Double? {
        guard let number = Double(input.trimmingCharacters(in: .whitespaces)), number.isFinite
        else { return nil }
        try checkParameterRangeContains(value: number, context: context)
        return number
    }
}
