import Foundation

/// The folder in which the kitchen keeps recipes.
struct RecipeBox {
    /// The folder of the recipes.
    let folder: URL

    /// The kitchen's box, among the machine's temporary files.
    static let shared = RecipeBox(
        folder: FileManager.default.temporaryDirectory
            .appending(path: "kitchen-recipes", directoryHint: .isDirectory))

    /// A place for one more recipe, whatever the others are called.
    func place() throws -> URL {
        let place = folder.appending(path: UUID().uuidString, directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        return place
    }
}
