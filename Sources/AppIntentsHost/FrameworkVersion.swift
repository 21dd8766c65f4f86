/// The version of OpenAppIntents that a program was built with.
enum FrameworkVersion {
    /// The version that this source has or becomes, by semantic versioning; the one place that says it.
    ///
    /// `Scripts/release` reads this line, and tags no other version.
    static let current = "0.1.0"
}
