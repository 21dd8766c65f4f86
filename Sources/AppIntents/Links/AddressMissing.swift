import Foundation
package import _Localization

/// The error when a value or an intent to open has no address at the moment.
package struct AddressMissing: Error, CustomLocalizedStringResourceConvertible {
    package init() {}

    package var localizedStringResource: LocalizedStringResource {
        .init(system: "There is no address to open.")
    }
}
