import AppIntents
import CoreSpotlight
import Foundation
import GeoToolbox

// Mistakes that authors make, and what the compiler says to each. Apple's declarations refuse them too.

struct WrongParameters: AppIntent {
    static let title: LocalizedStringResource = "Wrong"

    @Parameter(titel: "Soup") var label: String
    // expected-error@-1 {{incorrect argument label in call (have 'titel:', expected 'title:')}}
    @Parameter(title: nil) var absentTitle: String
    // expected-error@-1 {{'nil' is not compatible with expected argument type 'LocalizedStringResource'}}
    @Parameter(title: 5) var numberAsTitle: Int
    // expected-error@-1 {{cannot convert value of type 'Int' to expected argument type 'LocalizedStringResource'}}
    @Parameter(title: "Count", default: "three") var defaultOfOtherType: Int
    // expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
    @Parameter(title: "Soup", inclusiveRange: (1, 9)) var optionOfOtherType: String
    // expected-error@-1 {{requires the types 'String' and 'IntentCurrencyAmount' be equivalent}}
    @Parameter(title: "Soup", inputOptions: nil, default: "Miso") var order: String
    // expected-error@-1 {{argument 'default' must precede argument 'inputOptions'}}
    @Parameter(title: "Way", unit: .seconds) var unitOfOtherKind: Measurement<UnitLength>
    // expected-error@-1 {{type 'Measurement<UnitLength>._ParameterUnit' (aka 'UnitLength._ParameterUnit') has no member 'seconds'}}
    @Parameter(title: "Soup", optionsProvider: Numbers()) var choicesOfOtherType: String
    // expected-error@-1 {{no exact matches in call to initializer}}
    @Parameter(title: "Soup", resolvers: { IntFromStringResolver() }) var otherConversions: String
    // expected-error@-1 {{static method 'buildExpression' requires the types 'String' and 'IntFromStringResolver.Output' (aka 'Int') be equivalent}}
    @Parameter(title: "Soup", size: 2) var sizeOfOne: Bowl
    // expected-error@-1 {{requires that 'Bowl' conform to 'Collection'}}
    @Parameter(title: "Bowl", query: SpoonQuery()) var queryOfOtherType: Bowl
    // expected-error@-1 {{requires the types 'Bowl' and 'Spoon' be equivalent}}
    @Parameter(title: "Bowl", supportedContentTypes: [.png]) var filesOfNoFile: Bowl
    // expected-error@-1 {{requires the types 'Bowl' and 'IntentFile' be equivalent}}
    @Parameter(title: "Size", supportedValues: ["small"]) var textAsCase: Size
    // expected-error@-1 {{cannot convert value of type 'String' to expected element type 'Size'}}
    @Parameter(title: "Soup") var noValue: Character
    // expected-error@-1 {{generic class 'IntentParameter' requires that 'Character' conform to '_IntentValue'}}
    @Parameter var withoutInitializer: EntityIdentifier
    // expected-error@-1 {{'init()' is unavailable: No @Parameter can have a value of this type.}}
    @IntentParameterDependency<WrongParameters>() var dependencyOnNothing
    // expected-error@-1 {{missing argument for parameter #1 in call}}
    // expected-error@-2 {{generic parameter 'First' could not be inferred}}
    @IntentParameterDependency<WrongParameters>(\.order) var dependencyOnValue
    // expected-error@-1 {{cannot convert value of type 'KeyPath<WrongParameters, String>' to expected argument type 'KeyPath<WrongParameters, IntentParameter<First>>'}}
    // expected-note@-2 {{are expected to be equal}}
    // expected-error@-3 {{generic parameter 'First' could not be inferred}}

    func perform() async throws -> some IntentResult { .result() }
}

struct WrongSwitches: AppIntent {
    static let title: LocalizedStringResource = "Wrong"

    @Parameter(title: "Size") var size: Size

    var withoutDefault: some ParameterSummary {
        Switch(\.$size) {
            // expected-error@-1 {{'buildFinalResult' is unavailable: A Switch ends with a DefaultCase, after at least one Case.}}
            Case(.small) { Summary("small") }
            Case(.large) { Summary("large") }
        }
    }

    var withoutCases: some ParameterSummary {
        Switch(\.$size) {
            // expected-error@-1 {{'buildFinalResult' is unavailable: A Switch ends with a DefaultCase, after at least one Case.}}
            DefaultCase { Summary("any") }
        }
    }

    func perform() async throws -> some IntentResult { .result() }
}

struct WrongProperties: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Wrong"
    static let defaultQuery = WrongQuery()
    let id: String

    @Property(name: "Soup") var label: String
    // expected-error@-1 {{incorrect argument label in call (have 'name:', expected 'title:')}}
    @Property(title: nil) var absentTitle: String
    // expected-error@-1 {{'nil' is not compatible with expected argument type 'LocalizedStringResource'}}
    @Property(title: "Letters", getter: \WrongProperties.letters) var getterWithoutIdentifier: Int
    // expected-error@-1 {{missing argument for parameter 'identifier' in call}}
    @Property(identifier: "letters", getter: \WrongProperties.letters) var getterOfOtherType: String
    // expected-error@-1 {{cannot convert value of type 'KeyPath<WrongProperties, Int>' to expected argument type 'KeyPath<WrongProperties, String>'}}
    // expected-note@-2 {{are expected to be equal}}
    @Property(identifier: "id", getSetter: \WrongProperties.id) var setterOfConstant: String
    // expected-error@-1 {{to expected argument type 'WritableKeyPath<Entity, String>'}}
    // expected-error@-2 {{generic parameter 'Entity' could not be inferred}}
    @Property(title: "Soup", indexingKey: \CSSearchableItem.uniqueIdentifier) var otherKey: String
    // expected-error@-1 {{cannot convert value of type 'PartialKeyPath<CSSearchableItem>' to expected argument type 'PartialKeyPath<CSSearchableItemAttributeSet>'}}
    // expected-note@-2 {{are expected to be equal}}
    @Property(title: "Place", indexingKey: \.title) var indexedPlace: PlaceDescriptor
    // expected-error@-1 {{requires that 'PlaceDescriptor' conform to '_IndexedPropertyValue'}}
    @Property(title: "Name", indexingKey: \.title) var unnamed: PersonNameComponents
    // expected-error@-1 {{requires that 'PersonNameComponents' conform to '_IndexedPropertyValue'}}
    @Property(title: "Soup") var search: StringSearchCriteria
    // expected-error@-1 {{requires that 'StringSearchCriteria' conform to '_PropertyValue'}}
    @Property(title: "Soup") var noValue: Character
    // expected-error@-1 {{generic class 'EntityProperty' requires that 'Character' conform to '_IntentValue'}}

    var letters: Int { id.count }
    var displayRepresentation: DisplayRepresentation { "Wrong" }
}

struct Numbers: DynamicOptionsProvider {
    func results() async throws -> [Int] { [1] }
}

struct Bowl: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bowl"
    static let defaultQuery = BowlQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { "Bowl" }
}

struct BowlQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Bowl] { [] }
}

struct Spoon: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Spoon"
    static let defaultQuery = SpoonQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { "Spoon" }
}

struct SpoonQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Spoon] { [] }
}

struct WrongQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [WrongProperties] { [] }
}

enum Size: String, AppEnum {
    case small, large
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
        .small: "Small", .large: "Large",
    ]
}
