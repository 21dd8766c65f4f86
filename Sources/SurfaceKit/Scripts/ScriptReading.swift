/// The findings of reading a script; tokens are meant by their place.
struct ScriptReading {
    /// The names of its own that stand there.
    var names: [Int: ScriptName] = [:]
    /// Names that stand for a member and for its value, as in `{ title }`.
    var shorthands: Set<Int> = []
    /// Where `const` stands, which says no more than `let` once the checks have seen it.
    var declarations: Set<Int> = []
    /// Where `true` and `false` stand, for which there are shorter words.
    var truths: Set<Int> = []
    /// Semicolons that end statements, and so may be left out before a brace.
    var ends: Set<Int> = []
    /// Parentheses around what is as clear without them, and commas behind the last of several.
    var superfluous: Set<Int> = []
    /// Where a statement begins of which only the end of the line before tells so.
    var brokenLines: Set<Int> = []
}
