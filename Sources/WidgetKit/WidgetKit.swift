// An app that imports WidgetKit sees Foundation as well, as on Apple's platforms.
@_exported public import Foundation
