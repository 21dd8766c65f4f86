/// The names of colors for which an author's code asked and that no asset catalog has.
///
/// They are noted while a view's code runs, and told right after it: only then is it known whose code
/// that was. A color that is made elsewhere is clear, and nothing is said of it.
enum MissingColors {
    @MainActor static var names: [String] = []

    static func note(_ name: String) {
        guard EnvironmentValues.isInScope else { return }
        MainActor.assumeIsolated {
            if !names.contains(name) { names.append(name) }
        }
    }

    /// A word to the view's author: what is drawn instead, the likely reasons, and the cure.
    static func finding(_ name: String, in view: String) -> String {
        "\(view) uses the color “\(name)”, which no asset catalog of the "
            + "app has; it is clear. Names count capitals, and the namespaces of a catalog. Correct the "
            + "name, or add a color set to an asset catalog in the resources of its target in "
            + "Package.swift."
    }
}
