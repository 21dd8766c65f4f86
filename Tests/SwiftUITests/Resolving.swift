import Foundation
import SwiftUI

/// The nodes of a view, in English and without the person's own settings.
@MainActor
func resolved(
    _ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
) -> ResolvedView {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    environment.timeZone = TimeZone(identifier: "UTC") ?? .gmt
    change(&environment)
    return ViewResolver.resolve(view, environment: environment)
}

@MainActor
func nodes(_ view: some View) -> [ViewNode] {
    resolved(view).tree.nodes
}

/// The attributes of a view that is one node.
@MainActor
func attributes(_ view: some View) -> [ViewNode.Attribute] {
    let nodes = nodes(view)
    return nodes.count == 1 ? nodes[0].attributes : []
}

extension ViewNode {
    /// The identities of the node and of all that belongs to it, the other look of toggles
    /// included.
    var identities: [String] {
        var all: [String] = []
        [self].visit { node in
            all.append(node.id.rawValue)
            if case .toggle(let content) = node.kind {
                all += content.flipped.flatMap(\.identities)
            }
            return .everything
        }
        return all
    }

    var text: String? {
        if case .text(let runs) = kind { runs.plainText } else { nil }
    }
}
