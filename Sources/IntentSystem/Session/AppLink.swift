package import AppIntents
package import AppIntentsMetadata
import Foundation

/// A link into the app from outside: an address that opens an entity, or that offers an action.
package struct AppLink: Sendable {
    let intent: any AppIntent.Type
    let arguments: Arguments
    let form: FormMode
    var purpose = RunRequest.Purpose.action

    /// Creates a link that performs the recipe of a control or a widget, as if a person started it
    /// from the search.
    package init(performing recipe: Recipe) {
        intent = recipe.type
        arguments = .recipe(recipe)
        form = .missing
    }

    /// Creates a link that opens an entity, with the app's intent for that or else as a card of its
    /// properties; `nil` if the app has no entities of the type.
    package init?(opening type: String, id: String, in system: IntentSystem) {
        guard let entity = Catalog.entityType(named: type) else { return nil }
        intent = system.catalog.opener(of: entity, forAddress: true)?.type ?? entity.showing
        arguments = .named([EntityOpener.target: .entity(type: type, id: id)])
        form = .missing
    }

    /// Creates a link that offers an intent with values for its parameters; `nil` if the app offers
    /// no such intent.
    ///
    /// Nothing is performed before the person confirms, since a link may come from anyone. Values
    /// without a parameter are ignored.
    package init?(offering intent: String, values: [String: [String]], in system: IntentSystem) {
        guard let entry = system.catalog.entry(identifier: intent), entry.type.isOfferedToPeople
        else { return nil }
        self.intent = entry.type
        arguments = .named(entry.type.values(readFrom: values))
        form = .always
    }

    /// Creates a link that offers the parameters of an intent that configures a widget or a
    /// control, with their present values, unless these belong to another intent or the app no
    /// longer has them.
    package init(
        configuring place: BoardPlace, with type: any AppIntent.Type,
        for person: Person, in system: IntentSystem
    ) async {
        intent = type
        form = .always
        purpose = .configuring(.item(place))
        guard
            case .recipe(let recipe) = system.configurations.given(
                for: place, of: type, by: person)
        else {
            arguments = .named([:])
            return
        }
        do {
            _ = try await system.configuration(type, recipe)
            arguments = .recipe(recipe)
        } catch is ConfigurationOutdated {
            arguments = .named([:])
        } catch {
            // The form shows what is missing, or the error of the app's queries.
            arguments = .recipe(recipe)
        }
    }

    /// Creates a link that offers the parameters of a focus filter, with those that the focus has;
    /// `nil` if there is no such focus or filter.
    package init?(configuring filter: String, in focus: String, of system: IntentSystem) {
        guard let entry = system.catalog.focusFilter(filter),
            let known = system.focuses.all.first(where: { $0.id == focus })
        else { return nil }
        intent = entry.type
        form = .always
        purpose = .configuring(.focus(focus))
        arguments = .named(known.filter(of: entry.identifier)?.values ?? [:])
    }
}

extension AppIntent {
    /// Reads the texts for parameters; ignores those without a parameter.
    package static func values(readFrom texts: [String: [String]]) -> [String: ParameterValue] {
        var given: [String: ParameterValue] = [:]
        for named in IntentContents(of: Self()).parameters {
            guard let texts = texts[named.name], let first = texts.first else { continue }
            let type = named.parameter.valueType
            let shape = type.element.shape(in: Locale(identifier: "en"))
            given[named.name] =
                type.isList
                ? .array(texts.map { ParameterValue($0, meaning: shape) })
                : ParameterValue(first, meaning: shape)
        }
        return given
    }
}

extension ParameterValue {
    /// Reads a text in an address as a parameter takes it; the parameter's type reads all other
    /// texts itself.
    fileprivate init(_ text: String, meaning shape: ValueShape) {
        self =
            switch shape {
            case .bool where text == "true": .bool(true)
            case .bool where text == "false": .bool(false)
            case .entity(let type): .entity(type: type, id: text)
            case .enumeration(let type): .enumeration(type: type, rawValue: text)
            default: .string(text)
            }
    }
}
