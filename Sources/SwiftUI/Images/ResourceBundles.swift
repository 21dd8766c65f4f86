import Foundation

/// The resources that a program's package gave it: pictures, colors, texts.
package enum ResourceBundles {
    /// Returns the folders beside a program in which the package manager puts the resources of its
    /// targets.
    package static func directories(beside folder: URL = Bundle.main.bundleURL) -> [URL] {
        let contents =
            (try? FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: nil)) ?? []
        return contents.filter { ["resources", "bundle"].contains($0.pathExtension) }
            .sorted { $0.path < $1.path }
    }
}
