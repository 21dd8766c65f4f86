import Foundation
package import _Localization

/// A value or an intent that is to be opened has no address at the moment.
package struct AddressMissing: Error, CustomLocalizedStringResourceConvertible {
    package init() {}

    package var localizedStringResource: LocalizedStringResource {
        .init(system: "There is no address to open.")
    }
}
