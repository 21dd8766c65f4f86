import Foundation

/// Reads a thing from a record, given the name of its type; `nil` if the app has no such type any more.
package typealias IndexedThingReader =
    @Sendable (_ typeName: String, _ record: inout RecordReader) throws(UnreadableRecord) ->
    (any IndexedThing)?

extension IndexedItem {
    /// The form of records; a reader refuses another one.
    private static let recordForm: UInt8 = 1

    /// The reason why a record gives no item.
    enum RecordFault: Error, Hashable {
        case unreadable
        /// The app has no type with that name any more.
        case unknownType(String)
    }

    /// Returns the bytes of the item's record.
    func record() throws -> [UInt8] {
        var record = RecordWriter()
        record.write(Self.recordForm)
        record.write(optional: domain)
        record.write(optional: expirationDate) { $0.write($1.timeIntervalSinceReferenceDate) }
        record.write(count: attributes.count)
        for attribute in attributes {
            record.write(attribute.name)
            record.write(attribute.isSearched)
            attribute.value.write(to: &record)
        }
        try record.write(optional: entity) { record, entity in
            record.write(entity.typeName)
            try entity.write(to: &record)
        }
        return record.bytes
    }

    /// Creates the item of a record.
    convenience init(
        _ bytes: [UInt8], identifier: String, things: IndexedThingReader
    ) throws(RecordFault) {
        do {
            var record = RecordReader(bytes)
            guard try record.byte() == Self.recordForm else { throw RecordFault.unreadable }
            let domain = try record.optionalText()
            let expiration = try record.flag() ? try record.double() : nil
            var attributes: [Attribute] = []
            for _ in 0..<(try record.count()) {
                let (name, isSearched) = (try record.text(), try record.flag())
                attributes.append(
                    Attribute(
                        name: name, value: try AttributeValue(&record), isSearched: isSearched))
            }
            var entity: (any IndexedThing)?
            if try record.flag() {
                let type = try record.text()
                entity = try things(type, &record)
                if entity == nil { throw RecordFault.unknownType(type) }
            }
            guard record.isAtEnd else { throw RecordFault.unreadable }
            self.init(
                identifier: identifier, domain: domain,
                expirationDate: expiration.map { Date(timeIntervalSinceReferenceDate: $0) },
                entity: entity, attributes: attributes)
        } catch let fault as RecordFault {
            throw fault
        } catch {
            throw .unreadable
        }
    }

    /// The item says the same as another one.
    func isSame(as other: IndexedItem) -> Bool {
        guard identifier == other.identifier, domain == other.domain,
            attributes == other.attributes
        else { return false }
        switch (expirationDate, other.expirationDate) {
        case (let date?, let other?): guard date.hasBits(of: other) else { return false }
        case (nil, nil): break
        default: return false
        }
        guard let entity, let others = other.entity else {
            return entity == nil && other.entity == nil
        }
        return entity.isSame(as: others)
    }
}

extension AttributeValue {
    /// The depth of lists in lists that is read; a file that was tampered with could have any.
    private static let deepestList = 64

    fileprivate func write(to record: inout RecordWriter) {
        switch self {
        case .text(let text):
            record.write(UInt8(0))
            record.write(text)
        case .number(let number):
            record.write(UInt8(1))
            record.write(number)
        case .date(let date):
            record.write(UInt8(2))
            record.write(date.timeIntervalSinceReferenceDate)
        case .url(let url):
            record.write(UInt8(3))
            record.write(url.absoluteString)
        case .data(let data):
            record.write(UInt8(4))
            record.write(data)
        case .list(let values):
            record.write(UInt8(5))
            record.write(count: values.count)
            for value in values { value.write(to: &record) }
        }
    }

    fileprivate init(
        _ record: inout RecordReader, depth: Int = 0
    ) throws(UnreadableRecord) {
        guard depth <= Self.deepestList else { throw UnreadableRecord() }
        switch try record.byte() {
        case 0: self = .text(try record.text())
        case 1: self = .number(try record.double())
        case 2: self = .date(Date(timeIntervalSinceReferenceDate: try record.double()))
        case 3:
            guard let url = URL(string: try record.text()) else { throw UnreadableRecord() }
            self = .url(url)
        case 4: self = .data(try record.data())
        case 5:
            var values: [AttributeValue] = []
            for _ in 0..<(try record.count()) {
                values.append(try AttributeValue(&record, depth: depth + 1))
            }
            self = .list(values)
        default: throw UnreadableRecord()
        }
    }
}
