/// The pictures and colors of asset catalogs, by the namespaces that their folders make.
package struct AssetGroup: Equatable {
    /// One picture or color.
    package struct Asset: Equatable {
        /// Its name with the namespaces that it lies in, as `Image(_:bundle:)` takes it.
        package var path: String
        package var name: String
        /// The place of its folder, from the catalog on.
        package var folder: String
    }

    package var images: [Asset] = []
    package var colors: [Asset] = []
    package var namespaces: [String: AssetGroup] = [:]
    /// The sentences about what can't be read, each with its place and its cure.
    package var problems: [String] = []
}
