import AppIntentsMetadata
import IntentSystem
import _JSONValue

extension PresentedForm {
    init(_ members: PresentationMembers) throws(PresentationFormatError) {
        self.init(
            fields: try members.objects("fields", Field.init),
            layout: try members.optionalObject("layout", FormLayout.init))
    }
}

extension PresentedForm.Field {
    fileprivate init(_ members: PresentationMembers) throws(PresentationFormatError) {
        self.init(
            name: try members.string("name"), title: try members.string("title"),
            description: try members.optionalString("description"),
            shape: try FormShape(members), isRequired: try members.bool("required"),
            control: try members.optionalCase("control", of: ParameterMetadata.Control.self),
            lowerBound: try members.optionalNumber("min"),
            upperBound: try members.optionalNumber("max"),
            dateKind: try members.optionalCase("dateKind", of: ParameterMetadata.DateKind.self),
            isMultiline: try members.bool("multiline"),
            textInput: try members.optionalObject(
                "typing", ParameterMetadata.TextInput.init),
            switchNames: try members.optionalObject(
                "words", ParameterMetadata.SwitchNames.init),
            options: try members.optionalObjects("options", Question.Option.init),
            isSearchable: try members.bool("searchable"),
            fileTypes: try members.optionalArray("fileTypes", "a text", \.string),
            value: try members.parameterValue("value"), error: try members.optionalString("error"))
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

extension FormShape {
    fileprivate init(_ members: PresentationMembers) throws(PresentationFormatError) {
        let type = try members.string("type")
        switch type {
        case "array":
            guard let element = try members.optionalObject("element", FormShape.init) else {
                throw members.error(at: "element", expected: "an object")
            }
            self = .list(element)
        case "structure": self = .structure(try members.objects("fields", Part.init))
        case "union": self = .union(try members.optionalObjects("kinds", Alternative.init) ?? [])
        case "file":
            self = .file(
                contentTypes: try members.optionalArray("contentTypes", "a text", \.string) ?? [])
        case "entity": self = .entity(try members.optionalString("entity") ?? "")
        default:
            guard let kind = Kind(rawValue: type) else {
                throw members.error(at: "type", expected: "a known kind of value")
            }
            self = .plain(kind)
        }
    }
}

extension FormShape.Part {
    fileprivate init(_ members: PresentationMembers) throws(PresentationFormatError) {
        self.init(
            name: try members.string("name"), title: try members.string("title"),
            shape: try FormShape(members), isRequired: try members.bool("required"),
            choices: try members.optionalObjects("choices") {
                choice throws(PresentationFormatError) -> FormShape.Choice in
                FormShape.Choice(
                    value: try choice.string("value"), title: try choice.string("title"))
            } ?? [],
            defaultValue: try members.parameterValue("default"),
            lowerBound: try members.optionalNumber("min"),
            upperBound: try members.optionalNumber("max"),
            condition: try members.optionalObject("condition") {
                condition throws(PresentationFormatError) in
                StructureShape.Condition(
                    field: try condition.string("field"),
                    values: try condition.optionalArray("values", "a text", \.string) ?? [])
            })
    }
}

extension FormShape.Alternative {
    fileprivate init(_ members: PresentationMembers) throws(PresentationFormatError) {
        self.init(title: try members.string("title"), shape: try FormShape(members))
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
    init(_ members: PresentationMembers) throws(PresentationFormatError) {
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
    /// Reads a picture: the name of one of the app's, or the picture itself as an address.
    fileprivate func image() throws(PresentationFormatError) -> (name: String?, picture: Picture?) {
        let image = try optionalString("image")
        let picture = image.flatMap(Picture.init(address:))
        return (picture == nil ? image : nil, picture)
    }
}
