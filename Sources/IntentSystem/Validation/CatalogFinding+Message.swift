import AppIntents

extension CatalogFinding {
    /// The text for the app's developer: the mistake, the declaration, the consequence, and the cure.
    package var message: String {
        switch self {
        case .missingDependency(let missing, let users):
            "\(listed(users)) can’t run. \(missing.diagnostic)"
        case .sharedIdentifier(let identifier, let types):
            """
            \(listed(types)) have the identifier \(identifier), so only one of them can be reached, and a \
            stored card may hold the other. Give each a persistentIdentifier of its own.
            """
        case .untitledIntent(let intent):
            """
            The intent \(intent) has an empty title, so people find a row without words. Give it a verb and a \
            noun, as in “Order Soup”, or set isDiscoverable to false if only other code performs it.
            """
        case .sharedTitle(let title, let intents):
            """
            The intents \(listed(intents)) have the title “\(title)”, so people can’t tell them apart where they \
            are listed. Give each the title of what it alone does, or set isDiscoverable to false for those that \
            only other code performs.
            """
        case .sharedParameterTitle(let title, let intent, let parameters):
            """
            The parameters \(listed(parameters)) of the intent \(intent) have the title “\(title)”, so people \
            can’t tell their fields apart. Give each a title of its own.
            """
        case .refusedDefault(let value, let lower, let upper, let intent, let parameter):
            """
            The parameter \(parameter) of the intent \(intent) has the default \(value), which its \
            inclusiveRange (\(range(lower, upper))) does not allow, so a form begins with a mistake. Change the \
            default or the range.
            """
        case .incompleteSummary(let intent, let parameters):
            """
            The summary of the intent \(intent) does not name \(listed(parameters)), which \
            \(parameters.count == 1 ? "needs" : "need") a value, so Spotlight on the Mac does not list the \
            intent. Name every parameter that needs a value in a sentence, or give it a default.
            """
        case .unnamedType(let type):
            """
            The typeDisplayRepresentation of \(type) has an empty name, so questions for such a value don’t say \
            what is meant. Name one value of the type, as in “Soup”.
            """
        case .unrepresentedCases(let cases, let type):
            """
            The caseDisplayRepresentations of \(type) have no entry for \(listed(cases)), so people read the name \
            from the source, in every language. Add an entry for each case.
            """
        case .sharedCaseTitle(let title, let type, let cases):
            """
            The cases \(listed(cases)) of \(type) have the title “\(title)”, so people can’t tell the choices \
            apart. Give each a title of its own.
            """
        case .endlessValue(let type):
            """
            A value of \(type) can hold another \(type), so no form asks for the inner one, and no schema says \
            what it looks like: they would never come to an end. Let the inner values be entities, which are \
            chosen.
            """
        case .unmakableEntity(let type, let properties):
            """
            An assistant is told to make \(type), a GenerableEntity, and can’t: \(obstacle(properties)). Give \
            it properties of types that a form can ask for, or remove the trait .generable.
            """
        case .severalProviders(let types):
            """
            \(listed(types)) are all AppShortcutsProviders, and Apple’s systems take one for each app. Declare \
            all App Shortcuts in one of them.
            """
        case .tooManyShortcuts(let count, let limit):
            """
            The app declares \(count) App Shortcuts, and Apple’s systems take \(limit) at most. Keep those that \
            people want at once; all other intents are found without one.
            """
        case .tooManyPhrases(let count, let limit):
            """
            The App Shortcuts have \(count) phrases together, and Apple’s systems take \(limit) at most, those for \
            each value of a parameter included. Keep the phrases that differ most.
            """
        case .hiddenShortcut(let shortcut, let intent):
            """
            The App Shortcut “\(shortcut)” performs \(intent), which sets isDiscoverable to false, so the shortcut \
            is offered nowhere. Let the intent be discoverable, or leave the shortcut away.
            """
        case .hiddenTool(let intent):
            """
            \(intent) is a ToolIntent and sets isDiscoverable to false, so no assistant can call it. Let it be \
            discoverable, or remove the trait .tool.
            """
        case .shortcutWithoutPhrase(let shortcut):
            """
            The App Shortcut “\(shortcut)” has no phrases, so it can’t be spoken. Give it one with \
            \\(.applicationName) in it.
            """
        case .namelessPhrase(let phrase, let shortcut):
            """
            The phrase “\(phrase)” of the App Shortcut “\(shortcut)” does not name the app, so no system could \
            tell whose it is, and Apple’s build refuses it. Put \\(.applicationName) where a person says the \
            app’s name.
            """
        case .crowdedPhrase(let phrase, let shortcut, let parameters):
            """
            The phrase “\(phrase)” of the App Shortcut “\(shortcut)” names the parameters \(listed(parameters)), \
            and Apple’s systems understand one in each phrase. Name one; the others are asked for.
            """
        case .openPhrase(let phrase, let shortcut, let parameter, let type):
            """
            The phrase “\(phrase)” of the App Shortcut “\(shortcut)” names the parameter \(parameter), a \(type); \
            a phrase can only name one whose values are known before it is spoken. Name an entity or an \
            enumeration, or let the intent ask for the value.
            """
        case .sharedPhrase(let phrase, let shortcuts):
            """
            The phrase “\(phrase)” stands \(shortcuts.count) times, in the App Shortcuts \
            \(listed(shortcuts.map { "“\($0)”" })), so it is open what it performs. Leave it in one of them.
            """
        case .contradictedPhrase(let phrase, let shortcut):
            """
            The phrase “\(phrase)” of the App Shortcut “\(shortcut)” is also one of the negativePhrases, which \
            perform nothing. Remove one of the two.
            """
        case .uselessReplacement(let replacement, let intent):
            """
            \(intent) is deprecated in favor of \(replacement), which people cannot use: it is hidden, deprecated \
            itself, or not linked into the program. Name another intent in its deprecation.
            """
        case .unincludedPackages(let packages):
            """
            The packages \(listed(packages)) are included by no other. Their intents are found here; Apple's tools \
            offer only those of packages that the app's own names. Name the others in its includedPackages.
            """
        case .absentTargets(let type, let allowed):
            """
            The allowedExecutionTargets of \(type) are \(listed(allowed.names)). Here an app is one process, the \
            main one, which performs everything. Add .main to them if \(type) may run beside the rest of the app.
            """
        }
    }

    private func obstacle(_ properties: [String]) -> String {
        properties.isEmpty
            ? "it stores no @Property that could be filled in"
            : "no form can ask for \(listed(properties))"
    }

    private func listed(_ names: [String]) -> String {
        guard names.count > 1, let last = names.last else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }

    private func range(_ lower: Double?, _ upper: Double?) -> String {
        switch (lower, upper) {
        case (let lower?, let upper?): "\(number(lower)) to \(number(upper))"
        case (let lower?, nil): "\(number(lower)) and more"
        case (nil, let upper?): "\(number(upper)) and less"
        case (nil, nil): "any number"
        }
    }

    private func number(_ value: Double) -> String {
        Int(exactly: value).map { "\($0)" } ?? "\(value)"
    }
}

extension IntentExecutionTargets {
    /// The names of the targets in the source.
    fileprivate var names: [String] {
        let known: [(IntentExecutionTargets, String)] = [
            (.main, ".main"), (.appIntentsExtension, ".appIntentsExtension"),
            (.widgetKitExtension, ".widgetKitExtension"),
        ]
        let names = known.filter { contains($0.0) }.map(\.1)
        return names.isEmpty ? ["[]"] : names
    }
}
