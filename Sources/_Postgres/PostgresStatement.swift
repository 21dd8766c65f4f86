#if Postgres
    package import Foundation

    /// A statement with the values of its parameters, which are never part of its text.
    package struct PostgresStatement: Sendable {
        let sql: String
        let values: [PostgresValue]

        package init(_ sql: String, _ values: [PostgresValue]) {
            self.sql = sql
            self.values = values
        }

        package init(_ sql: String, _ values: PostgresValue...) {
            self.init(sql, values)
        }
    }

    /// A value of a parameter, in PostgreSQL's binary format.
    package enum PostgresValue: Sendable, Hashable {
        case null
        case text(String)
        case bytes(Data)
        case integer(Int64)
        case number(Double)
        case uuid(UUID)
        case integers([Int64?])
        case texts([String])
        case byteStrings([[UInt8]])

        /// The object identifier of the type.
        var type: UInt32 {
            switch self {
            case .null: 0
            case .text: 25
            case .bytes: 17
            case .integer: 20
            case .number: 701
            case .uuid: 2950
            case .integers: 1016
            case .texts: 1009
            case .byteStrings: 1001
            }
        }

        /// The bytes that the server gets; `nil` for none.
        var bytes: [UInt8]? {
            switch self {
            case .null: nil
            case .text(let text): Array(text.utf8)
            case .bytes(let data): Array(data)
            case .integer(let number): withUnsafeBytes(of: number.bigEndian) { Array($0) }
            case .number(let number):
                withUnsafeBytes(of: number.bitPattern.bigEndian) { Array($0) }
            case .uuid(let id): withUnsafeBytes(of: id.uuid) { Array($0) }
            case .integers(let numbers):
                Self.array(of: 20, numbers.map { $0.flatMap { Self.integer($0).bytes } })
            case .texts(let texts): Self.array(of: 25, texts.map { Array($0.utf8) })
            case .byteStrings(let strings): Self.array(of: 17, strings)
            }
        }

        /// Returns an array of one dimension: its head, and each element after its length.
        private static func array(of type: UInt32, _ elements: [[UInt8]?]) -> [UInt8] {
            var bytes: [UInt8] = []
            bytes.reserveCapacity(elements.reduce(20) { $0 + 4 + ($1?.count ?? 0) })
            func append(_ number: Int32) {
                withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) }
            }
            // An array without elements has no dimension.
            append(elements.isEmpty ? 0 : 1)
            append(elements.contains { $0 == nil } ? 1 : 0)
            append(Int32(type))
            guard !elements.isEmpty else { return bytes }
            append(Int32(elements.count))
            append(1)
            for element in elements {
                append(element.map { Int32($0.count) } ?? -1)
                bytes.append(contentsOf: element ?? [])
            }
            return bytes
        }
    }

    /// A row of a result: the bytes of each column, `nil` for null.
    package struct PostgresRow: Sendable, Hashable {
        let columns: [Data?]

        /// The bytes of a column.
        package func data(_ column: Int) -> Data? {
            columns.indices.contains(column) ? columns[column] : nil
        }

        /// The text of a column.
        package func text(_ column: Int) -> String? {
            data(column).map { String(decoding: $0, as: UTF8.self) }
        }

        /// The number of a column of type `bigint` or `integer`.
        package func integer(_ column: Int) -> Int? {
            data(column).flatMap { data in
                guard [4, 8].contains(data.count) else { return nil }
                let number = data.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
                return data.count == 8
                    ? Int(Int64(bitPattern: number))
                    : Int(Int32(truncatingIfNeeded: number))
            }
        }

        /// The truth of a column of type `boolean`.
        package func bool(_ column: Int) -> Bool? { data(column).map { $0.first == 1 } }
    }
#endif
