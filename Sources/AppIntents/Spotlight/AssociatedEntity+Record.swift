package import CoreSpotlight
import Foundation
import _Localization

extension AssociatedEntity {
    package var typeName: String { type.persistentIdentifier }

    package func isSame(as other: any IndexedThing) -> Bool {
        guard let other = other as? AssociatedEntity else { return false }
        return kind == other.kind && identifier == other.identifier
            && representation == other.representation && priority == other.priority
            && isHidden == other.isHidden && indexedTitle == other.indexedTitle
    }

    /// Writes everything but the type, and a closure that fetches the picture, which no search calls.
    package func write(to record: inout RecordWriter) throws {
        record.write(identifier)
        record.write(Int64(priority))
        record.write(isHidden)
        record.write(indexedTitle)
        try record.write(representation.title)
        try record.write(optional: representation.subtitle) { try $0.write($1) }
        record.write(optional: representation.image) { $0.write($1) }
        record.write(count: representation.synonyms.count)
        for synonym in representation.synonyms { try record.write(synonym) }
    }

    /// Reads the entity of a type.
    package init(
        of type: any IndexedEntity.Type, from record: inout RecordReader
    ) throws(UnreadableRecord) {
        self.type = type
        identifier = try record.text()
        guard let priority = Int(exactly: try record.integer()) else { throw UnreadableRecord() }
        self.priority = priority
        isHidden = try record.flag()
        indexedTitle = try record.text()
        let title = try record.resource()
        let subtitle = try record.flag() ? try record.resource() : nil
        let image = try record.flag() ? try record.image() : nil
        var synonyms: [LocalizedStringResource] = []
        for _ in 0..<(try record.count()) { synonyms.append(try record.resource()) }
        representation = DisplayRepresentation(
            title: title, subtitle: subtitle, image: image, synonyms: synonyms)
    }
}

// MARK: - Texts

/// The forms of a text in a record.
private enum TextForm: UInt8 {
    /// One literal; one that isn't translated; literals with texts and numbers between them.
    case literal, verbatim, segments
    /// Any text, as JSON.
    case other
}

extension RecordWriter {
    /// Writes a text with its arguments.
    ///
    /// A text of the app, without a table and a locale, needs no JSON; nearly all entities have such names.
    fileprivate mutating func write(_ resource: LocalizedStringResource) throws {
        if resource.explicitKey == nil, resource.table == nil, resource.ownLocale == nil,
            case .main = resource.bundle
        {
            switch resource.defaultValue.contents {
            case .literal(let text):
                write(TextForm.literal.rawValue)
                return write(text)
            case .verbatim(let text):
                write(TextForm.verbatim.rawValue)
                return write(text)
            case .segments(let segments) where segments.allSatisfy(\.isPlain):
                write(TextForm.segments.rawValue)
                write(count: segments.count)
                for segment in segments { write(segment) }
                return
            case .segments: break
            }
        }
        write(TextForm.other.rawValue)
        write(try JSONEncoder().encode(resource))
    }

    private mutating func write(_ segment: String.LocalizationValue.Segment) {
        switch segment {
        case .literal(let text):
            write(UInt8(0))
            write(text)
        case .argument(let argument):
            switch argument.value {
            case .text(let text):
                write(UInt8(1))
                write(text)
            case .signed(let number):
                write(UInt8(2))
                write(number)
            case .unsigned(let number):
                write(UInt8(3))
                write(number)
            case .real(let number):
                write(UInt8(4))
                write(number)
            case .resource, .date, .slot: break
            }
            write(argument.specifier)
        }
    }
}

extension String.LocalizationValue.Segment {
    /// The segment is a literal, a text or a number.
    fileprivate var isPlain: Bool {
        guard case .argument(let argument) = self else { return true }
        return switch argument.value {
        case .text, .signed, .unsigned, .real: true
        case .resource, .date, .slot: false
        }
    }
}

extension RecordReader {
    fileprivate mutating func resource() throws(UnreadableRecord) -> LocalizedStringResource {
        switch TextForm(rawValue: try byte()) {
        case .literal?: return LocalizedStringResource(.literal(try text()))
        case .verbatim?: return LocalizedStringResource(.verbatim(try text()))
        case .segments?:
            var segments: [String.LocalizationValue.Segment] = []
            for _ in 0..<(try count()) { segments.append(try segment()) }
            return LocalizedStringResource(.segments(segments))
        case .other?:
            let json = try data()
            guard
                let resource = try? JSONDecoder().decode(LocalizedStringResource.self, from: json)
            else { throw UnreadableRecord() }
            return resource
        case nil: throw UnreadableRecord()
        }
    }

    private mutating func segment() throws(UnreadableRecord) -> String.LocalizationValue.Segment {
        let value: LocalizationArgument.Value
        switch try byte() {
        case 0: return .literal(try text())
        case 1: value = .text(try text())
        case 2: value = .signed(try integer())
        case 3: value = .unsigned(try number())
        case 4: value = .real(try double())
        default: throw UnreadableRecord()
        }
        return .argument(LocalizationArgument(value: value, specifier: try text()))
    }
}

extension LocalizedStringResource {
    /// Creates a text of the app for readers of any locale.
    fileprivate init(_ contents: String.LocalizationValue.Contents) {
        self.init(
            explicitKey: nil, defaultValue: String.LocalizationValue(contents), table: nil,
            locale: nil, bundle: .main)
    }
}

// MARK: - Pictures

extension RecordWriter {
    fileprivate mutating func write(_ image: DisplayRepresentation.Image) {
        write(optional: image.isTemplate) { $0.write($1) }
        write(image.isCircular)
        switch image.source {
        case .system(let name):
            write(UInt8(0))
            write(name)
        case .named(let name):
            write(UInt8(1))
            write(name)
        case .url(let url, let width, let height):
            write(UInt8(2))
            write(url.absoluteString)
            write(optional: width) { $0.write($1) }
            write(optional: height) { $0.write($1) }
        case .data(let data):
            write(UInt8(3))
            write(data)
        }
    }
}

extension RecordReader {
    fileprivate mutating func image() throws(UnreadableRecord) -> DisplayRepresentation.Image {
        let isTemplate = try flag() ? try flag() : nil
        let isCircular = try flag()
        let source: DisplayRepresentation.Image.Source
        switch try byte() {
        case 0: source = .system(name: try text())
        case 1: source = .named(try text())
        case 2:
            guard let url = URL(string: try text()) else { throw UnreadableRecord() }
            source = .url(
                url, width: try flag() ? try double() : nil, height: try flag() ? try double() : nil
            )
        case 3: source = .data(try data())
        default: throw UnreadableRecord()
        }
        return DisplayRepresentation.Image(
            source, isTemplate: isTemplate, displayStyle: isCircular ? .circular : .default)
    }
}
