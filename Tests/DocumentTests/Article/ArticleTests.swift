import AppIntents
import Testing

/// What the article "Displaying static and interactive snippets" says about its code.
///
/// One after the other: the article's code finds its model in the process's registry, and each test
/// puts a new one there.
@Suite("Displaying static and interactive snippets", .serialized, .timeLimit(.minutes(3)))
enum ArticleTests {}

/// The model that one test works with.
struct TravelModel {
    let modelData = ModelData()
    let searchEngine = SearchEngine()

    /// Makes a new model and lets the article's intents find it.
    init() {
        let (modelData, searchEngine) = (modelData, searchEngine)
        AppDependencyManager.shared.add(dependency: modelData)
        AppDependencyManager.shared.add(dependency: searchEngine)
    }
}
