@_exported public import CoreTransferable
@_exported public import Foundation
@_exported public import Observation
@_exported public import _FoundationExtras
@_exported public import _Localization
