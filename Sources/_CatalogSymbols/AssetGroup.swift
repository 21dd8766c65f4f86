/// The pictures and colors of asset catalogs, by the namespaces of their folders.
package struct AssetGroup: Equatable {
    /// One picture or color.
    package struct Asset: Equatable {
        /// Its name with its namespaces, as `Image(_:bundle:)` takes it.
        package var path: String
        package var name: String
        /// The path of its folder, from the catalog on.
        package var folder: String
    }

    package var images: [Asset] = []
    package var colors: [Asset] = []
    package var namespaces: [String: AssetGroup] = [:]
    /// The messages about unreadable assets, each with its place and its cure.
    package var problems: [String] = []
}
