import Foundation
import _Localization

/// The words for the schemas and their members, for assistants and search.
///
/// They are in the tables from which `Scripts/schemas` writes the declarations, and are read at
/// first use. Without the tables beside the program, a schema has only its name.
enum SchemaDescriptions {
    private struct Schema {
        let description: String
        /// The members that Apple shows, or an enumeration's cases.
        let members: Set<String>
    }

    /// The purpose of a member, for the intents whose schemas match a pattern.
    private struct Purpose {
        let schemas: String
        let member: String
        let description: String
    }

    private static let schemas: [SchemaName: Schema] = Dictionary(
        rows(of: "Schemas", columns: 7).compactMap { row in
            SchemaName.Kind(rawValue: row[1]).map { kind in
                let members = row[5].split(separator: " ").map { String($0.prefix { $0 != ":" }) }
                return (
                    SchemaName("\(row[0]).\(row[2])", or: "", of: kind),
                    Schema(description: row[6], members: Set(members))
                )
            }
        }, uniquingKeysWith: { first, _ in first })

    private static let purposes = rows(of: "SchemaMembers", columns: 3).map { row in
        Purpose(schemas: row[0], member: row[1], description: row[2])
    }

    /// Returns a sentence that tells what a schema is; `nil` if no schema has the name.
    static func description(of schema: SchemaName) -> String? { schemas[schema]?.description }

    /// Returns a sentence that tells what a member of a schema is for; `nil` if its name says it.
    static func purpose(of member: String, in schema: SchemaName) -> String? {
        guard schemas[schema]?.members.contains(member) == true else { return nil }
        return purposes.first { $0.member == member && fnmatch($0.schemas, schema.text, 0) == 0 }?
            .description
    }

    /// Reads the rows of a table, without its head.
    private static func rows(of table: String, columns: Int) -> [[String]] {
        guard let data = TargetResources.contents(of: "\(table).tsv", ofTarget: "AppIntents") else {
            return []
        }
        return String(decoding: data, as: UTF8.self).split(separator: "\n").dropFirst()
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
            .filter { $0.count == columns }
    }
}
