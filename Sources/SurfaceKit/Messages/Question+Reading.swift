import AppIntentsMetadata
import IntentSystem
import _JSONValue

extension Question {
    /// Reads a question on a card; the labels of a confirmation are those of `buttons`.
    init(
        _ members: PresentationMembers, _ buttons: [SystemButton]
    ) throws(PresentationFormatError) {
        let cancelLabel = buttons.first { $0.role == .cancel }?.label ?? "Cancel"
        let kind: Kind
        switch try members.string("kind") {
        case "values": kind = .values(try members.objects("fields", Field.init))
        case "choice": kind = .choice(try members.objects("options", Option.init))
        case "confirmation":
            let accept = buttons.first { $0.role == .confirm }
            kind = .confirmation(
                Confirmation(
                    acceptLabel: accept?.label ?? "", denyLabel: cancelLabel,
                    isDestructive: accept?.isDestructive ?? false))
        default: throw members.error(at: "kind", expected: "values, choice or confirmation")
        }
        self.init(
            id: try members.int("id"), kind: kind, cancelLabel: cancelLabel,
            layout: try members.optionalObject("layout", FormLayout.init))
        examples = try members.optionalArray("examples", "a text", \.string) ?? []
    }
}

extension Question.Field {
    /// Reads a field; its parameter has only what the message describes.
    fileprivate init(_ members: PresentationMembers) throws(PresentationFormatError) {
        self.init(
            parameter: ParameterMetadata(
                name: try members.string("name"), title: try members.string("title"),
                description: try members.optionalString("description"),
                shape: try ValueShape(members), isOptional: try !members.bool("required"),
                constraints: ValueConstraints(
                    lowerBound: try members.optionalNumber("min"),
                    upperBound: try members.optionalNumber("max")),
                control: try members.optionalCase("control", of: ParameterMetadata.Control.self),
                dateKind: try members.optionalCase(
                    "dateKind", of: ParameterMetadata.DateKind.self),
                isMultiline: try members.bool("multiline"),
                textInput: try members.optionalObject("typing", ParameterMetadata.TextInput.init),
                switchNames: try members.optionalObject(
                    "words", ParameterMetadata.SwitchNames.init)),
            options: try members.optionalObjects("options", Question.Option.init),
            isSearchable: try members.bool("searchable"),
            value: try members.parameterValue("value"), error: try members.optionalString("error"))
        fileTypes = try members.optionalArray("fileTypes", "a text", \.string)
    }
}

extension ParameterMetadata.TextInput {
    fileprivate init(_ members: PresentationMembers) throws(PresentationFormatError) {
        self.init(
            keyboard: try members.optionalCase("keyboard", of: Keyboard.self) ?? .usual,
            capitalization: try members.optionalCase("capitals", of: Capitalization.self)
                ?? .sentences,
            corrects: try members.bool("corrects"), smartQuotes: try members.bool("quotes"),
            smartDashes: try members.bool("dashes"))
    }
}

extension ParameterMetadata.SwitchNames {
    fileprivate init(_ members: PresentationMembers) throws(PresentationFormatError) {
        self.init(yes: try members.string("yes"), no: try members.string("no"))
    }
}

extension ValueShape {
    /// Reads a shape; the message doesn't identify an enumeration.
    fileprivate init(_ members: PresentationMembers) throws(PresentationFormatError) {
        switch try members.string("type") {
        case "bool": self = .bool
        case "int": self = .integer
        case "double": self = .number
        case "string": self = .text
        case "date": self = try members.optionalBool("parts") == true ? .dateParts : .date
        case "duration": self = .duration
        case "url": self = .url
        case "enum": self = .enumeration("")
        case "other": self = .opaque("")
        case "array":
            guard let element = try members.optionalObject("element", ValueShape.init) else {
                throw members.error(at: "element", expected: "an object")
            }
            self = .list(element)
        case "structure": self = .structure(try StructureShape(members, name: ""))
        case "union":
            self = .union(
                try members.optionalObjects("kinds") {
                    kind throws(PresentationFormatError) -> ValueShape in
                    guard case .structure = try ValueShape(kind) else {
                        return try ValueShape(kind)
                    }
                    return .structure(try StructureShape(kind, name: try kind.string("title")))
                } ?? [])
        case "file":
            self = .file(
                contentTypes: try members.optionalArray("contentTypes", "a text", \.string) ?? [])
        case "entity": self = .entity(try members.optionalString("entity") ?? "")
        default: throw members.error(at: "type", expected: "a known kind of value")
        }
    }
}

extension StructureShape {
    fileprivate init(
        _ members: PresentationMembers, name: String
    ) throws(PresentationFormatError) {
        self.init(name: name, fields: try members.objects("fields", Field.init))
    }
}

extension StructureShape.Field {
    fileprivate init(_ members: PresentationMembers) throws(PresentationFormatError) {
        self.init(
            name: try members.string("name"), title: try members.string("title"),
            shape: try ValueShape(members),
            choices: try members.optionalObjects("choices") {
                choice throws(PresentationFormatError) -> StructureShape.Choice in
                StructureShape.Choice(
                    value: try choice.string("value"), title: try choice.string("title"))
            } ?? [],
            defaultValue: try members.parameterValue("default"),
            lowerBound: try members.optionalNumber("min"),
            upperBound: try members.optionalNumber("max"),
            isOptional: try !members.bool("required"),
            condition: try members.optionalObject("condition") {
                condition throws(PresentationFormatError) in
                StructureShape.Condition(
                    field: try condition.string("field"),
                    values: try condition.optionalArray("values", "a text", \.string) ?? [])
            })
    }
}

extension FormLayout {
    fileprivate init(_ members: PresentationMembers) throws(PresentationFormatError) {
        let names = { (name: String) throws(PresentationFormatError) -> [String] in
            try members.optionalArray(name, "the name of a field", \.string) ?? []
        }
        let sentence = try members.optionalArray("sentence", "a text or a field") {
            json -> Piece? in
            if let words = json.string { return .text(words) }
            return json["field"]?.string.map { .field($0) }
        }
        self.init(
            sentence: sentence ?? [], shown: try names("shown"), more: try names("more"),
            changes: try members.bool("changes"),
            options: try members.optionalObject("options") {
                options throws(PresentationFormatError) -> [String: [Question.Option]] in
                var found: [String: [Question.Option]] = [:]
                for name in options.names {
                    found[name] = try options.objects(name, Question.Option.init)
                }
                return found
            } ?? [:])
    }
}

extension Question.Option {
    fileprivate init(_ members: PresentationMembers) throws(PresentationFormatError) {
        let (imageName, picture) = try members.image()
        self.init(
            title: try members.string("title"), subtitle: try members.optionalString("subtitle"),
            systemImageName: try members.optionalString("symbol"), imageName: imageName,
            section: try members.optionalObject("section", Question.Heading.init),
            style: try members.optionalCase("style", of: Style.self) ?? .standard,
            value: try members.parameterValue("value") ?? .null)
        self.picture = picture
        let style = PictureStyle(
            isCircular: try members.optionalBool("round") ?? false,
            isTemplate: try members.optionalBool("stencil") ?? false)
        if style != PictureStyle() { pictureStyle = style }
    }
}

extension Question.Heading {
    fileprivate init(_ members: PresentationMembers) throws(PresentationFormatError) {
        let (imageName, picture) = try members.image()
        self.init(
            title: try members.string("title"), subtitle: try members.optionalString("subtitle"),
            systemImageName: try members.optionalString("symbol"), imageName: imageName)
        self.picture = picture
    }
}

extension PresentationMembers {
    /// Reads a picture: the name of an app's picture, or the picture itself as an address.
    fileprivate func image() throws(PresentationFormatError) -> (name: String?, picture: Picture?) {
        let image = try optionalString("image")
        let picture = image.flatMap(Picture.init(address:))
        return (picture == nil ? image : nil, picture)
    }
}
