package import AppIntents
package import AppIntentsMetadata
import Foundation

/// A way into the app from outside: an address that opens a thing, or that offers an action.
package struct AppLink: Sendable {
    let intent: any AppIntent.Type
    let arguments: Arguments
    let form: FormMode
    var purpose = RunRequest.Purpose.action

    /// Performs what a control or a widget carries, as a person starts it from the search.
    package init(performing recipe: Recipe) {
        intent = recipe.type
        arguments = .recipe(recipe)
        form = .missing
    }

    /// Opens an entity, with the app's intent for that or else as a card of its properties; `nil` if the app has
    /// no things of the type.
    package init?(opening type: String, id: String, in system: IntentSystem) {
        guard let entity = Catalog.entityType(named: type) else { return nil }
        intent = system.catalog.opener(of: entity, forAddress: true)?.type ?? entity.showing
        arguments = .named([EntityOpener.target: .entity(type: type, id: id)])
        form = .missing
    }

    /// Offers an intent with values for its parameters; `nil` if the app offers no such intent.
    ///
    /// Nothing is performed before the person says so, since a link may be anyone's. Values for what is no
    /// parameter are passed over.
    package init?(offering intent: String, values: [String: [String]], in system: IntentSystem) {
        guard let entry = system.catalog.entry(identifier: intent), entry.type.isOfferedToPeople
        else { return nil }
        self.intent = entry.type
        arguments = .named(entry.type.values(readFrom: values))
        form = .always
    }

    /// Offers the parameters of an intent that configures a widget or a control, with those that a person
    /// gave before; without those of another intent, or whose values the app no longer has.
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
            // The form says what is missing, or what the app's queries threw.
            arguments = .recipe(recipe)
        }
    }

    /// Offers the parameters of a focus filter, with those that the focus has; `nil` if there is no such
    /// focus or filter.
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
    /// Reads the texts that were given for parameters; those for what is no parameter are passed over.
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
    /// Reads a text in an address as a parameter takes it, whose type understands all other texts itself.
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
