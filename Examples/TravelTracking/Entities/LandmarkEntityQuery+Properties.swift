import AppIntents
import Foundation

/// Finds landmarks by what they are like: the system makes a find action of it.
extension LandmarkEntityQuery: EntityPropertyQuery {
    /// A condition in the app's terms; an app with a database would have a part of a query here.
    struct Condition {
        let isMet: (LandmarkEntity) -> Bool
    }

    static let findIntentDescription: IntentDescription? = IntentDescription(
        "Finds landmarks by name, country, continent, distance and entrance.")

    static var properties: EntityQueryProperties<LandmarkEntity, Condition> {
        EntityQueryProperties {
            Property(\.$name) {
                ContainsComparator { text in Condition { $0.name.contains(anyCase: text) } }
                EqualToComparator { name in Condition { $0.name == name } }
            }
            Property(\.$country) {
                EqualToComparator { country in Condition { $0.country == country } }
                NotEqualToComparator { country in Condition { $0.country != country } }
                ContainsComparator { text in Condition { $0.country.contains(anyCase: text) } }
            }
            Property(\.$continent) {
                EqualToComparator { continent in Condition { $0.continent == continent } }
                NotEqualToComparator { continent in Condition { $0.continent != continent } }
            }
            Property(\.$distance) {
                LessThanComparator { distance in Condition { $0.distance < distance } }
                GreaterThanComparator { distance in Condition { $0.distance > distance } }
                IsBetweenComparator { least, greatest in
                    Condition { (least...max(least, greatest)).contains($0.distance) }
                }
            }
            Property(\.$entrance) {
                LessThanComparator { price in Condition { $0.entrance < price } }
                GreaterThanComparator { price in Condition { $0.entrance > price } }
                EqualToComparator { price in Condition { $0.entrance == price } }
            }
        }
    }

    static var sortingOptions: EntityQuerySortingOptions<LandmarkEntity> {
        EntityQuerySortingOptions {
            SortableBy(\.$name)
            SortableBy(\.$country)
            SortableBy(\.$distance)
            SortableBy(\.$entrance)
        }
    }

    func entities(
        matching comparators: [Condition], mode: ComparatorMode,
        sortedBy: [EntityQuerySort<LandmarkEntity>], limit: Int?
    ) async throws -> [LandmarkEntity] {
        var found = try await allEntities().filter { landmark in
            comparators.isEmpty
                || (mode == .and
                    ? comparators.allSatisfy { $0.isMet(landmark) }
                    : comparators.contains { $0.isMet(landmark) })
        }
        let locale = Locale.reader
        for sort in sortedBy {
            switch sort.by {
            case \.$name: found.sort { $0.name.precedes($1.name, in: locale) }
            case \.$country: found.sort { $0.country.precedes($1.country, in: locale) }
            case \.$entrance: found.sort { $0.entrance < $1.entrance }
            default: found.sort { $0.distance < $1.distance }
            }
            if sort.order == .descending { found.reverse() }
        }
        return Array(found.prefix(limit ?? found.count))
    }
}

extension String {
    fileprivate func contains(anyCase text: String) -> Bool {
        range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }

    /// Tells whether a text comes before another one in the alphabet of a language.
    fileprivate func precedes(_ other: String, in locale: Locale) -> Bool {
        compare(other, locale: locale) == .orderedAscending
    }
}
