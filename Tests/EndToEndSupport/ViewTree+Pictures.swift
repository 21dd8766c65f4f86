package import SwiftUI

extension ViewTree {
    /// Where the pictures come from, in reading order.
    package var imageSources: [ViewNode.ImageContent.Source] {
        allNodes.compactMap { node in
            if case .image(let image) = node.kind { image.source } else { nil }
        }
    }
}
