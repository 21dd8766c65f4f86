// An app that imports WidgetKit also sees Foundation, as on Apple's platforms.
@_exported public import Foundation
