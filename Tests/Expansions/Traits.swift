import AppIntents
import Foundation

// Roles of intents and entities.

@AppIntent(.tool)
public struct Weigh: AppIntent {
    public static let title: LocalizedStringResource = "Weigh"
    public init() {}
    public func perform() async throws -> some IntentResult { .result() }
}

@AppIntent([.tool])
@available(macOS 12, *)
struct Stir: AppIntent {
    static let title: LocalizedStringResource = "Stir"
    func perform() async throws -> some IntentResult { .result() }
}

@AppIntent([])
struct Pour: AppIntent {
    static let title: LocalizedStringResource = "Pour"
    func perform() async throws -> some IntentResult { .result() }
}

// What conforms already gets nothing.
@AppIntent(.tool)
struct Boil: ToolIntent {
    static let title: LocalizedStringResource = "Boil"
    func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(.tool, schema: .photos.openAsset)
struct OpenPicture {
    var target: Thing
    func perform() async throws -> some IntentResult { .result() }
}

@AppEntity(.generable)
struct Recipe: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Recipe"
    @Property(title: "Name") var name: String
    var displayRepresentation: DisplayRepresentation { "Recipe" }
}

func requiresTools(_ intents: [any ToolIntent.Type]) {}
func tools() { requiresTools([Weigh.self, Stir.self, Boil.self, OpenPicture.self]) }
func requiresGenerable(_ entity: (some GenerableEntity).Type) {}
func generable() { requiresGenerable(Recipe.self) }
