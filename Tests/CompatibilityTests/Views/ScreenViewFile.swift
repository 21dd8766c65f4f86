import AppIntents
import CoreSpotlight
import SwiftUI
import Testing

// A file as an app has it, with its scenes and a screen: only Apple's names.

private struct OpenRecipeIntent: OpenIntent, TargetContentProvidingIntent {
    static let title: LocalizedStringResource = "Open Recipe"
    @Parameter(title: "Recipe") var target: Recipe
}

private struct Recipe: AppEntity {
    struct Query: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Recipe] {
            identifiers.map(Recipe.init)
        }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Recipe"
    static let defaultQuery = Query()

    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

@Observable
private final class Navigator {
    var opened: Recipe?
    var column = NavigationSplitViewColumn.sidebar
    var names = ["Soup", "Bread", "Tea"]
}

private struct RecipesApp: App {
    @Environment(\.scenePhase) private var phase
    @State private var navigator = Navigator()

    var body: some Scene {
        WindowGroup {
            RecipesView()
                .environment(navigator)
        }
        .onChange(of: phase) {}
        .handlesExternalEvents(matching: ["*"])
        WindowGroup("Timer", id: "timer") { Text("5 minutes") }
            .defaultSize(width: 200, height: 100)
    }
}

private struct RecipesView: View {
    @Environment(Navigator.self) private var navigator
    @State private var isDeleting = false
    @State private var isSorting = false

    var body: some View {
        @Bindable var navigator = navigator
        NavigationSplitView(preferredCompactColumn: $navigator.column) {
            List {
                ForEach(navigator.names, id: \.self) { name in
                    Text(name).appEntityIdentifier(
                        EntityIdentifier(for: Recipe.self, identifier: name))
                }
                .onMove { navigator.names.move(fromOffsets: $0, toOffset: $1) }
                .onDelete { navigator.names.remove(atOffsets: $0) }
            }
            .environment(\.defaultMinListRowHeight, 44)
            .safeAreaBar(edge: .bottom) {
                Menu("Sort") { Button("By Name") { isSorting = true } }.menuOrder(.fixed)
            }
        } detail: {
            Image("hero").backgroundExtensionEffect()
                .onDrag { NSItemProvider(object: "Soup" as NSString) }
                .onDrag {
                    NSItemProvider()
                } preview: {
                    Text("Soup")
                }
        }
        .alert(Text("Delete?"), isPresented: $isDeleting) { Button("OK") {} }
        .confirmationDialog(Text("Sort?"), isPresented: $isSorting) { Button("OK") {} }
        .userActivity("org.example.recipe", element: navigator.opened) { recipe, activity in
            activity.title = recipe.id
            activity.isEligibleForSearch = true
            activity.isEligibleForPrediction = true
            activity.userInfo = ["id": recipe.id]
            activity.appEntityIdentifier = EntityIdentifier(for: recipe)
        }
        .onContinueUserActivity("org.example.recipe") { _ in isDeleting = false }
        .handlesExternalEvents(preferring: ["recipe"], allowing: ["*"])
        .onAppIntentExecution(OpenRecipeIntent.self) { intent in
            navigator.opened = intent.target
            navigator.column = .detail
        }
    }
}

@MainActor
@Suite struct ScreenViewFile {
    @Test("A file with an app's scenes and its screen compiles as it stands")
    func compiles() {
        _ = RecipesApp().body
        let attributes = CSSearchableItemAttributeSet()
        #expect(attributes.contentType == nil)
        let activity = NSUserActivity(activityType: "org.example.recipe")
        activity.appEntityIdentifier = EntityIdentifier(for: Recipe.self, identifier: "Soup")
        activity.addUserInfoEntries(from: ["id": "Soup"])
        #expect(activity.appEntityIdentifier?.identifier == "Soup")
        #expect(activity.userInfo?["id"] as? String == "Soup")
    }
}
