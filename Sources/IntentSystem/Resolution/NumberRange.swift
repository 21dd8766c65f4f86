/// The numbers that a parameter's author allows.
struct NumberRange {
    let lower: Double?
    let upper: Double?

    /// Whether a number is allowed.
    ///
    /// Where there is a bound, infinity and what is no number at all never are: the latter is
    /// neither less nor greater than anything, so comparing alone would let it through.
    func contains(_ number: Double) -> Bool {
        if lower == nil, upper == nil { return true }
        return number.isFinite && number >= lower ?? number && number <= upper ?? number
    }

    /// What is wrong with a number that isn't.
    var problem: ResolutionProblem { .outOfRange(lower: lower, upper: upper) }
}
