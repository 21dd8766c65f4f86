public import AppIntents
import Foundation

/// The intents, entities, enumerations and queries of an app, by their names.
///
///     let definitions = IntentDefinitions(bundleIdentifier: "com.example.Notes")
///     let result = try await definitions.intents["CreateNote"]
///         .makeIntent(title: "Meeting Notes").run()
///     #expect(try result.value.title == "Meeting Notes")
///
/// The app is a module that the test links, or a program in the package's build folder; both have
/// the name at the end of the bundle identifier. The environment variable `OAI_APP_` with the
/// identifier, all but ASCII letters and digits an underscore, names another module or the path of a
/// program. An app that runs already performs what its program is given.
///
/// An answer of a program may take three minutes, or as many seconds as `OAI_TESTING_SECONDS` names. A
/// program that answers nothing in this time is ended; as after a crash, the next request starts
/// another one.
///
/// A name that the app doesn't have is an error of what is done with the definition.
public struct IntentDefinitions: Sendable {
    /// The bundle identifier of the app.
    public let bundleIdentifier: String
    private let app: TestedApp

    /// Creates the definitions of an app, with a screen of their own.
    public init(bundleIdentifier: String) {
        self.bundleIdentifier = bundleIdentifier
        app = TestedApp(bundleIdentifier: bundleIdentifier)
    }

    init(bundleIdentifier: String, connections: AppConnections) {
        self.bundleIdentifier = bundleIdentifier
        app = TestedApp(bundleIdentifier: bundleIdentifier, connections: connections)
    }

    /// The app's intents by the names of their types.
    public var intents: DefinitionCollection<AppIntentDefinition> {
        DefinitionCollection { [app] in AppIntentDefinition(app: app, identifier: $0) }
    }

    /// The app's entities by the names of their types.
    public var entities: DefinitionCollection<AppEntityDefinition> {
        DefinitionCollection { [app] in AppEntityDefinition(app: app, typeIdentifier: $0) }
    }

    /// The app's transient entities by the names of their types.
    public var transientEntities: DefinitionCollection<TransientAppEntityDefinition> {
        DefinitionCollection { [app] in
            TransientAppEntityDefinition(app: app, typeIdentifier: $0)
        }
    }

    /// The app's enumerations by the names of their types.
    public var enums: DefinitionCollection<AppEnumDefinition> {
        DefinitionCollection { AppEnumDefinition(typeIdentifier: $0) }
    }

    /// The app's queries that find values for a value, by the names of their types.
    public var valueQueries: DefinitionCollection<IntentValueQueryDefinition> {
        DefinitionCollection { [app] in
            IntentValueQueryDefinition(app: app, queryIdentifier: $0)
        }
    }

    /// Definitions of one kind by their names.
    public struct DefinitionCollection<Definition>: Sendable {
        let define: @Sendable (String) -> Definition

        /// Returns the definition with a name, whether or not the app has it.
        public subscript(identifier: String) -> Definition { define(identifier) }
    }
}

/// A definition of values that code can refer to without their type.
public protocol AppIntentTypeDefinition {
    /// The type of the values.
    associatedtype Instance: IntentValueConvertible

    /// Throws if a value belongs to another definition.
    func isInstance(_ value: Self.Instance) throws
}
