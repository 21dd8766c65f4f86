// An app that imports AppIntents sees Foundation and localized text as well, as on Apple's
// platforms.
@_exported public import Foundation
@_exported public import RelevanceKit
@_exported public import _FoundationExtras
@_exported public import _Localization
