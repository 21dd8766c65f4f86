import Foundation

/// The resource bundles that were built with the program.
enum ResourceBundles {
    /// Returns the folders beside the program in which the package manager puts the resources of
    /// its targets.
    static func directories() -> [URL] {
        let folder = Bundle.main.bundleURL
        let contents =
            (try? FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: nil)) ?? []
        return contents.filter { ["resources", "bundle"].contains($0.pathExtension) }
    }
}
