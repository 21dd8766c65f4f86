import AppIntentsMetadata
public import Foundation
public import _Localization

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
    /// Creates a parameter for an amount of money with a title.
    ///
    /// - Parameters:
    ///   - title: The label of the value.
    ///   - description: A sentence about the value.
    ///   - defaultValue: The value that a new intent starts with.
    ///   - currencyCodes: The currencies to choose from; any if there are none.
    ///   - inclusiveRange: The least and the greatest amount.
    ///   - requestValueDialog: The words in which the person is asked.
    ///   - inputConnectionBehavior: How a preceding action's result becomes the value.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        currencyCodes: [String] = [],
        inclusiveRange: InclusiveRange<Decimal>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(
                title: title, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.constraints.currencyCodes = currencyCodes
                $0.constraints.lowerBound = inclusiveRange?.lowerBound.nearestDouble
                $0.constraints.upperBound = inclusiveRange?.upperBound.nearestDouble
            }, default: defaultValue)
    }

    /// Creates a parameter for an amount of money.
    public convenience init(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        currencyCodes: [String] = [],
        inclusiveRange: InclusiveRange<Decimal>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(
                title: nil, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.constraints.currencyCodes = currencyCodes
                $0.constraints.lowerBound = inclusiveRange?.lowerBound.nearestDouble
                $0.constraints.upperBound = inclusiveRange?.upperBound.nearestDouble
            }, default: defaultValue)
    }
}
