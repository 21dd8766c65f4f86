import SwiftUI

extension HTMLRenderer {
    /// The style sheet for everything that the renderer emits.
    ///
    /// A page configures it with attributes and custom properties: `data-scheme="light"` or
    /// `"dark"` on the root element overrides the system's color scheme, and on another element the
    /// page's; `--text-scale` (1 for the default size) scales all text, and `data-text` with the
    /// name of an accessibility size lets rows that become too narrow wrap. While a control's
    /// intent runs, the client sets `data-busy` on the control and on an element around the
    /// snippet; a number that changed gets `data-changed="up"` or `"down"` for the duration of its
    /// animation.
    public static let stylesheet: String = [
        tokenRules, layoutRules, textRules, colorRules, surfaceRules, controlRules, rangeRules,
        placedRules, stateRules, motionRules,
    ].joined(separator: "\n")
}
