import AppIntents
import AppIntentsMetadata
import Logging
import SwiftUI

/// Shows a card of the target of an `OpenIntent` whose result has no snippet.
struct OpenBehavior: IntentBehavior {
    func applies(to traits: IntentTraits) -> Bool { traits.opensTarget }

    func view(
        after intent: any AppIntent, in system: IntentSystem
    ) async -> _SnippetViewContainer? {
        guard let target = intent.openedTarget else { return nil }
        let properties = await PropertyReading.all(of: target, log: system.log)
        let looks = await target._representation(in: .current).pictured(as: type(of: target))
        var address = await intent.address
        if address == nil { address = await system.configuration.address(target) }
        return _SnippetViewContainer(
            view: TargetView(
                target: target, image: looks.image,
                // A target alone on a card may be larger than one in a list.
                picture: .shown(
                    looks, of: type(of: target), maximumBytes: PictureData.maximumBytes),
                properties: properties,
                destination: address.map { .init(address: $0, app: system.appName) }))
    }
}
