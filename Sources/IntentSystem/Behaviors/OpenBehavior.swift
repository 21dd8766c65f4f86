import AppIntents
import AppIntentsMetadata
import Logging
import SwiftUI

/// Shows a card of the target of an `OpenIntent` whose result shows no snippet of its own.
struct OpenBehavior: IntentBehavior {
    func applies(to traits: IntentTraits) -> Bool { traits.opensTarget }

    func view(after intent: any AppIntent, log: Logger) async -> _SnippetViewContainer? {
        guard let target = intent.openedTarget else { return nil }
        let properties = await PropertyReading.all(of: target, log: log)
        return _SnippetViewContainer(view: TargetView(target: target, properties: properties))
    }
}
