public import AppIntentsMetadata
public import Foundation

extension AttributedString: _IntentValue, _IndexedPropertyValue, _ChosenParameterValue {
    /// The conversions of texts to attributed text without attributes.
    @ResolverSpecificationBuilder<AttributedString>
    public static var defaultResolverSpecification: some ResolverSpecification {
        AttributedStringFromStringResolver()
    }

    /// Returns the shape of a text: a person types its characters.
    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        .text
    }

    /// The characters and, if there are any, the attributes that Foundation has on Linux: links,
    /// languages, pictures and their descriptions.
    public var _data: ParameterValue {
        let text = ParameterValue.string(String(characters))
        let runs = runs.map { run in
            var fields = run.fields
            fields["length"] = .int(characters[run.range].count)
            return fields
        }
        if runs.allSatisfy({ $0.count == 1 }) { return text }
        return .structure(["text": text, "runs": .array(runs.map(ParameterValue.structure))])
    }

    /// Reads a text, which then has no attributes, or the data of an attributed text.
    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        guard case .structure(let fields) = data else {
            guard let text = String(_data: data, constraints) else { return nil }
            self.init(text)
            return
        }
        guard fields.count == 2, case .string(let text)? = fields["text"],
            case .array(let runs)? = fields["runs"]
        else { return nil }
        self.init()
        var rest = text[...]
        for run in runs {
            guard case .structure(let fields) = run, case .int(let length)? = fields["length"],
                length > 0,
                let end = rest.index(rest.startIndex, offsetBy: length, limitedBy: rest.endIndex),
                let attributes = AttributeContainer(fields: fields)
            else { return nil }
            append(AttributedString(String(rest[..<end]), attributes: attributes))
            rest = rest[end...]
        }
        // Runs that don't match the text belong to another one.
        guard rest.isEmpty else { return nil }
    }

    public func _representation(in locale: Locale) -> DisplayRepresentation {
        DisplayRepresentation(verbatim: String(characters))
    }
}

extension AttributedString.Runs.Run {
    /// The attributes to keep, by name.
    fileprivate var fields: [String: ParameterValue] {
        var fields: [String: ParameterValue] = [:]
        fields["link"] = self.link.map { .string($0.absoluteString) }
        fields["language"] = self.languageIdentifier.map(ParameterValue.string)
        fields["image"] = self.imageURL.map { .string($0.absoluteString) }
        fields["description"] = self.alternateDescription.map(ParameterValue.string)
        return fields
    }
}

extension AttributeContainer {
    /// Reads the attributes of a run; `nil` if the fields are no run.
    fileprivate init?(fields: [String: ParameterValue]) {
        self.init()
        for (name, value) in fields where name != "length" {
            guard case .string(let text) = value else { return nil }
            switch name {
            case "link", "image":
                guard let url = URL(string: text) else { return nil }
                if name == "link" { self.link = url } else { self.imageURL = url }
            case "language": self.languageIdentifier = text
            case "description": self.alternateDescription = text
            default: return nil
            }
        }
    }
}
