import AppIntents
import AppIntentsMetadata
import SwiftUI

/// Shows a card of the target of an `OpenIntent` whose result shows no snippet of its own.
struct OpenBehavior: IntentBehavior {
    func applies(to traits: IntentTraits) -> Bool { traits.opensTarget }

    func view(after intent: any AppIntent) -> _SnippetViewContainer? {
        intent.openedTarget.map { _SnippetViewContainer(view: TargetView(target: $0)) }
    }
}
