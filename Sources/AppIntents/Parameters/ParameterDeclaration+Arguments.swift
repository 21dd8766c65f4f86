import AppIntentsMetadata
import Foundation
import UniformTypeIdentifiers

// The meaning of the arguments that only some initializers of @Parameter have.
extension ParameterDeclaration {
    // MARK: - Asking

    /// Sets the dialog with which the system asks for one of several values.
    func disambiguating(_ dialog: IntentDialog?) -> Self {
        with { $0.requestDisambiguationDialog = dialog }
    }

    // MARK: - Controls

    consuming func controlStyle<Value>(_ style: IntentParameter<Value>.IntControlStyle) -> Self {
        with {
            $0.control =
                switch style {
                case .field: .field
                case .stepper: .stepper
                }
        }
    }

    consuming func controlStyle<Value>(_ style: IntentParameter<Value>.DoubleControlStyle) -> Self {
        with {
            $0.control =
                switch style {
                case .field: .field
                case .stepper: .stepper
                case .slider: .slider
                }
        }
    }

    func dateKind<Value>(_ kind: IntentParameter<Value>.DateKind) -> Self {
        with {
            $0.dateKind =
                switch kind {
                case .date: .date
                case .time: .time
                case .dateTime: .dateTime
                }
        }
    }

    func displayName(_ name: Bool.IntentDisplayName?) -> Self { with { $0.displayName = name } }

    func inputOptions(_ options: String.IntentInputOptions?) -> Self {
        with { $0.inputOptions = options }
    }

    // MARK: - Limits

    consuming func inclusiveRange(_ range: (lowerBound: Int, upperBound: Int)?) -> Self {
        inclusiveRange(range.map { (Double($0.lowerBound), Double($0.upperBound)) })
    }

    consuming func inclusiveRange(_ range: (lowerBound: Double, upperBound: Double)?) -> Self {
        with {
            $0.constraints.lowerBound = range?.lowerBound
            $0.constraints.upperBound = range?.upperBound
        }
    }

    func inclusiveRange(_ range: (lowerBound: Decimal, upperBound: Decimal)?) -> Self {
        inclusiveRange(range.map { ($0.lowerBound.nearestDouble, $0.upperBound.nearestDouble) })
    }

    func currencyCodes(_ codes: [String]) -> Self { with { $0.constraints.currencyCodes = codes } }

    func personMode(_ mode: IntentPerson.ParameterMode) -> Self {
        with { $0.constraints.personMode = .init(mode) }
    }

    func displayStyle<Value>(_ style: IntentParameter<Value>.PlacemarkDisplayStyle) -> Self {
        with { $0.constraints.placemarkStyle = .init(style) }
    }

    func negativeNumbers(_ areSupported: Bool) -> Self {
        areSupported ? self : with { $0.constraints.lowerBound = 0 }
    }

    /// Sets the unit of a number that comes without one.
    func defaultUnit(_ unit: (some _MeasurementUnit)?, adjusts: Bool = false) -> Self {
        with {
            $0.constraints.defaultUnit = unit?.rawValue
            $0.constraints.adjustsUnitToLocale = adjusts
        }
    }

    /// Sets the only unit in which the system asks the person.
    func unit(_ unit: some _MeasurementUnit, adjusts: Bool) -> Self {
        with {
            $0.constraints.unit = unit.rawValue
            $0.constraints.adjustsUnitToLocale = adjusts
        }
    }

    func contentTypes(_ types: [UTType]) -> Self { contentTypes(types.map(\.identifier)) }

    func contentTypes(_ identifiers: [String]) -> Self {
        with { $0.constraints.contentTypes = identifiers }
    }

    func size(_ size: IntentCollectionSize) -> Self {
        with { $0.size = size }
    }

    /// Sets the number of values for each family; outside a widget, a list has as many values as in
    /// any family.
    func size(_ sizes: [IntentWidgetFamily: IntentCollectionSize]) -> Self {
        with {
            $0.sizes = sizes
            guard let least = sizes.values.map(\.min).min(),
                let most = sizes.values.map(\.max).max()
            else { return }
            $0.size = IntentCollectionSize(min: least, max: most)
        }
    }

    // MARK: - Values

    /// Sets the supported values: the system offers them, and no others of a provider's values.
    func supportedValues(_ values: [some _IntentValue & Sendable]) -> Self {
        with {
            $0.options = .values(values)
            $0.supportedData = Set(values.map(\._data))
        }
    }

    func provider(_ provider: some DynamicOptionsProvider) -> Self {
        with { $0.options = .provider(ParameterOptionsProvider(provider)) }
    }

    func query(_ query: some EntityQuery) -> Self { with { $0.options = .query(query) } }
}
