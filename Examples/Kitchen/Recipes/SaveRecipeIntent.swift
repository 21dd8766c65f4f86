import AppIntents
import UniformTypeIdentifiers

/// Puts a file into the recipe box, and gives back the copy that is in there.
struct SaveRecipeIntent: AppIntent {
    static let title: LocalizedStringResource = "Save Recipe"
    static let description = IntentDescription("Puts a recipe into the recipe box.")

    @Parameter(
        title: "Recipe", description: "A text, a PDF document or a picture.",
        supportedContentTypes: [.text, .pdf, .image])
    var recipe: IntentFile

    func perform() async throws -> some ReturnsValue<IntentFile> & ProvidesDialog {
        let (copy, _) = try await recipe.file(
            contentType: recipe.type ?? .data,
            destinationDirectory: try RecipeBox.shared.place())
        return .result(
            value: IntentFile(fileURL: copy, filename: recipe.filename, type: recipe.type),
            dialog: "“\(recipe.filename)” is in the recipe box.")
    }
}
