public import AppIntentsMetadata
public import Foundation
public import _Localization

extension IntentPerson: _IntentValue, _IndexedPropertyValue, _UnconvertedValue {
    /// Returns a shape with a name and an address; either is enough, but a parameter for an
    /// address requires it.
    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        let mode = constraints.personMode ?? .contact
        let handle: LocalizedStringResource =
            switch mode {
            case .email: .init(system: "Email")
            case .phone: .init(system: "Phone")
            case .contact, .emailOrPhone: .init(system: "Email or Phone")
            }
        return .structure(
            StructureShape(
                name: LocalizedStringResource(system: "a person").text(in: locale),
                fields: [
                    .init(
                        name: "name",
                        title: LocalizedStringResource(system: "Name").text(in: locale),
                        shape: .text, isOptional: true),
                    .init(
                        name: "handle", title: handle.text(in: locale), shape: .text,
                        isOptional: mode == .contact),
                ]))
    }

    /// The name and the address and, although the shape doesn't ask for it, everything else that
    /// the app knows of the person.
    public var _data: ParameterValue {
        var fields = handle?.fields ?? [:]
        switch name {
        case .components(let parts):
            fields["name"] = .string(Self.text(of: parts))
            fields["nameParts"] = parts._data
        case .displayName(let text): fields["name"] = .string(text)
        case .unknown: break
        }
        switch identifier {
        case .applicationDefined(let id): fields["identifier"] = .string(id)
        case .contact(let id): fields["contact"] = .string(id)
        case .unknown: break
        }
        if !aliases.isEmpty {
            fields["aliases"] = .array(aliases.map { .structure($0.fields) })
        }
        fields["image"] = image?.parameterValue
        // A person without a name and an address is still a person.
        if isMe || fields.isEmpty { fields["isMe"] = .bool(isMe) }
        return .structure(fields)
    }

    /// Reads a name and an address, either alone or both as mail programs write them.
    ///
    /// An example is `Ada Lovelace <ada@example.com>`. A text with an @ or of digits is an address, any
    /// other a name.
    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        switch data {
        case .structure(let fields): self.init(fields: fields)
        case .string(let text): self.init(typed: text)
        default: return nil
        }
    }

    /// Returns the name above the address, or the address alone if there is no name.
    public func _representation(in locale: Locale) -> DisplayRepresentation {
        let address = handle.map(\.text)
        let words: String? =
            switch name {
            case .components(let parts): parts.displayText(in: locale)
            case .displayName(let text): text
            case .unknown: nil
            }
        if let words, !words.isEmpty {
            return DisplayRepresentation(
                title: LocalizedStringResource(verbatim: words),
                subtitle: address.map { LocalizedStringResource(verbatim: $0) }, image: image)
        }
        let title = address.map { LocalizedStringResource(verbatim: $0) }
        return DisplayRepresentation(title: title ?? .init(system: "Person"), image: image)
    }

    public func _violation(of constraints: ValueConstraints) -> ValueViolation? {
        let mode = constraints.personMode ?? .contact
        return mode == .contact || handle?.suits(mode) == true ? nil : .handle(mode)
    }

    // MARK: - Data

    private init?(fields: [String: ParameterValue]) {
        let fields = fields.filter { !$0.value.isNull && $0.value != "" }
        guard !fields.isEmpty, fields.keys.allSatisfy(Self.fieldNames.contains) else { return nil }
        self.init(identifier: .unknown, name: .unknown, handle: nil)
        if fields["handle"] != nil {
            guard let handle = Handle(fields: fields) else { return nil }
            self.handle = handle
        }
        guard setName(fields), setIdentity(fields) else { return nil }
        for alias in Self.elements(fields["aliases"]) {
            guard case .structure(let fields) = alias, let alias = Handle(fields: fields) else {
                return nil
            }
            aliases.append(alias)
        }
        image = DisplayRepresentation.Image(parameterValue: fields["image"])
        isMe = fields["isMe"] == true
    }

    private mutating func setName(_ fields: [String: ParameterValue]) -> Bool {
        guard let text = fields["name"] else {
            // A name without parts has no text either.
            if fields["nameParts"] == .structure([:]) { name = .components(.init()) }
            return true
        }
        guard case .string(let text) = text, text.utf8.count <= Self.longestName else {
            return false
        }
        // If the text differs from the parts, a person changed the name.
        if let parts = fields["nameParts"].flatMap(PersonNameComponents.init(parameterValue:)),
            Self.text(of: parts) == text
        {
            name = .components(parts)
        } else {
            name = .displayName(text)
        }
        return true
    }

    private mutating func setIdentity(_ fields: [String: ParameterValue]) -> Bool {
        switch (fields["contact"], fields["identifier"]) {
        case (.string(let id)?, nil): identifier = .contact(id)
        case (nil, .string(let id)?): identifier = .applicationDefined(id)
        case (nil, nil): identifier = .unknown
        default: return false
        }
        return true
    }

    private init?(typed text: String) {
        let text = text.trimmingCharacters(in: .whitespaces)
        guard !text.isEmpty, text.utf8.count <= Self.longestName else { return nil }
        self.init(identifier: .unknown, name: .unknown, handle: nil)
        if let match = text.wholeMatch(of: /([^<>]*)<([^<>]+)>/) {
            guard let handle = Handle(typed: String(match.2)) else { return nil }
            self.handle = handle
            let words = match.1.trimmingCharacters(in: .whitespaces)
            if !words.isEmpty { name = .displayName(words) }
            return
        }
        if text.contains(where: { $0 == "<" || $0 == ">" }) { return nil }
        let handle = Handle(typed: text)
        if case .applicationDefined? = handle?.value {
            name = .displayName(text)
        } else {
            self.handle = handle
        }
    }

    private static func elements(_ data: ParameterValue?) -> [ParameterValue] {
        if case .array(let elements)? = data { elements } else { [] }
    }

    /// Returns the name in the order of English; the order of its own language is unknown.
    private static func text(of parts: PersonNameComponents) -> String {
        parts.displayText(in: Locale(identifier: "en_US_POSIX"))
    }

    private static let longestName = 1000

    private static let fieldNames =
        Handle.fieldNames + [
            "name", "nameParts", "identifier", "contact", "aliases", "image", "isMe",
        ]
}

extension IntentParameter where Value.ValueType == IntentPerson {
    /// Creates a person parameter.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec =
            _OwnConversions.init
    ) {
        self.init(
            .init(title, description, requestValueDialog, inputConnectionBehavior, resolvers())
                .personMode(mode),
            default: defaultValue)
    }

    /// Creates a person parameter whose choices the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec =
            _OwnConversions.init
    ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            .init(title, description, requestValueDialog, inputConnectionBehavior, resolvers())
                .personMode(mode).provider(optionsProvider),
            default: defaultValue)
    }
}

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType == IntentPerson {
    /// Creates a person parameter with a number of values.
    public convenience init(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            .init(title, description, nil, inputConnectionBehavior, nil)
                .personMode(mode).size(size),
            default: defaultValue)
    }

    /// Creates a person parameter with a number of values for each family of widgets.
    public convenience init(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            .init(title, description, nil, inputConnectionBehavior, nil)
                .personMode(mode).size(size),
            default: defaultValue)
    }
}
