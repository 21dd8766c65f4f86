import AppIntents
import CoreLocation
import Foundation
import GeoToolbox
import UniformTypeIdentifiers

// Values that hold others: each kind refuses what it can't hold.
extension BadInput {
    static let containers: [BadInput] = [
        BadInput(
            "Either", #"{"type":"planet","value":"x"}"#, "“x planet” is not Link or Thing or Count."
        ),
        BadInput("Either", #"{"type":"count","value":"many"}"#, "“many” is not a whole number."),
        BadInput("Either", #"{"type":"count"}"#, "“count” is not Link or Thing or Count."),
        BadInput(
            "Either", #"{"type":"link","value":"nowhere"}"#, "“nowhere” is not a web address."),
        BadInput("Either", #"{"type":"thing","value":"two"}"#, "No Thing matches “two”."),
        BadInput("Either", #"{"value":7,"link":"x"}"#, "“7 x” is not Link or Thing or Count."),
        BadInput("Either", "true", "“yes” is not Link or Thing or Count."),
        BadInput("Spot", #"{"latitude":91,"longitude":0}"#, "“91 0” is not a place."),
        BadInput(
            "Spot", #"{"latitude":{"number":"nan"},"longitude":0}"#, "“nan 0” is not a place."),
        BadInput(
            "Spot", #"{"latitude":0,"longitude":{"number":"infinity"}}"#, "“0 inf” is not a place."),
        BadInput(
            "Spot", #"{"planet":"Mars"}"#,
            "A place has no “planet”; it has name, thoroughfare, subThoroughfare, postalCode, locality, administrativeArea, country, latitude, longitude."
        ),
        BadInput("Sky", #"{"degrees":"warm","color":"blue"}"#, "“warm” is not a whole number."),
        BadInput("Sky", #"{"color":"blue"}"#, "A value is needed for “Degrees”."),
        BadInput(
            "Sky", #"{"color":"blue","degrees":20,"smell":"salt"}"#,
            "Weather has no “smell”; it has color, degrees, over."),
        BadInput("Sky", #"{"color":"blue","degrees":20,"over":"two"}"#, "No Thing matches “two”."),
        BadInput("Sky", #""blue""#, "“blue” is not Weather."),
        BadInput("Crowd", #"["one","two"]"#, "No Thing matches “two”."),
        BadInput("Crowd", "[true]", "“yes” is not one of the choices."),
        BadInput("Crowd", #"["one","one","one","one"]"#, "Choose from 1 to 3."),
        BadInput("Paper", #""../../etc/passwd""#, "No Leaf matches “../../etc/passwd”."),
        BadInput("Paper", #""/etc/passwd""#, "No Leaf matches “/etc/passwd”."),
        BadInput("Paper", "7", "No Leaf matches “7”."),
        BadInput(
            "Paper", #""file-0000000000000000-%2Fetc%2Fpasswd""#,
            "No Leaf matches “file-0000000000000000-%2Fetc%2Fpasswd”."),
        BadInput(
            "Upload", #""../../etc/passwd""#,
            "“../../etc/passwd” is not a file of the right kind."),
        BadInput("Either", #"{"type":"thing","value":7}"#, "No Thing matches “7”."),
        BadInput("Either", #"{"type":"count","value":1.5}"#, "“1.5” is not a whole number."),
        BadInput(
            "Either", #"{"type":"link","value":"https://a.example","count":7}"#,
            "“https://a.example link 7” is not Link or Thing or Count."),
        BadInput(
            "Either", #"{"link":"https://a.example","count":7}"#,
            "“https://a.example 7” is not Link or Thing or Count."),
        BadInput("Either", "[1,2]", "A list of 2 is not Link or Thing or Count."),
        BadInput("Spot", #"{"latitude":0,"longitude":181}"#, "“0 181” is not a place."),
        BadInput("Spot", "{}", "Nothing is not a place."),
        BadInput("Spot", #"{"name":"","country":""}"#, "Nothing is not a place."),
        BadInput("Where", #"{"latitude":0,"longitude":-181}"#, "“0 -181” is not a place."),
        BadInput(
            "Where", #"{"latitude":{"number":"nan"},"longitude":0}"#, "“nan 0” is not a place."),
        BadInput(
            "Where", #"{"latitude":0,"longitude":{"number":"infinity"}}"#,
            "“0 inf” is not a place."),
        BadInput("Where", "{}", "Nothing is not a place."),
        BadInput("Where", #"{"name":"","address":""}"#, "Nothing is not a place."),
        BadInput("Sky", #"{"color":true,"degrees":20}"#, "“yes” is not a text."),
        BadInput("Sky", #"{"color":null,"degrees":20}"#, "A value is needed for “Color”."),
        BadInput(
            "Sky", #"{"color":"blue","degrees":{"number":"nan"}}"#, "“blue nan” is not Weather."),
        BadInput("Sky", "{}", "A value is needed for “Color”."),
        BadInput("Sky", "[1]", "A list of 1 is not Weather."),
        BadInput("Pair", #"[1,"x"]"#, "“x” is not a whole number."),
        BadInput("Pair", "[[1],2]", "A list of 1 is not a whole number."),
        BadInput("Pair", "[1,10]", "Choose a number from 0 to 9."),
        // A set has each once, so two that are the same are one.
        BadInput("Duo", #"["one","one"]"#, "Choose from 2 to 3."),
        BadInput("Duo", #"["one","two","three","one"]"#, "Choose from 2 to 3."),
        BadInput("Duo", #"["one","nine"]"#, "No Token matches “nine”."),
        BadInput("Duo", #"["one","two",true]"#, "“yes” is not one of the choices."),
        BadInput("Batch", #"["x"]"#, "“x” is not one of the choices."),
        BadInput("Batch", "[1,1.5]", "“1.5” is not one of the choices."),
        BadInput(
            "Mugs", #"["small","huge"]"#,
            "“huge” is not one of the choices for “Value”: Espresso Cup, Beer Mug."),
        BadInput("Moment", #""2025-02-30""#, "“2025-02-30” is not a date."),
        BadInput("Moment", #""2025-02-29""#, "“2025-02-29” is not a date."),
        BadInput("Parts", #""2025-02-29""#, "“2025-02-29” is not a date."),
        BadInput("Parts", #""2025-04-31""#, "“2025-04-31” is not a date."),
        BadInput(
            "Length", #"{"value":1,"unit":"celsius"}"#,
            "“celsius” is not one of the choices for “Unit”: Centimeters (cm), Feet (ft), Inches (in), Kilometers (km), Meters (m), Miles (mi), Millimeters (mm), Yards (yd)."
        ),
    ]
}

extension BadInputIntents {
    static let containers: [any AppIntent.Type] = [
        Either.self, Spot.self, Sky.self, Crowd.self, Paper.self, Pair.self, Duo.self, Batch.self,
        Mugs.self,
    ]

    @UnionValue
    enum Way: AppUnionValue {
        case link(URL)
        case thing(Thing)
        case count(Int)

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Way"
        static let caseDisplayRepresentations: [Cases: DisplayRepresentation] = [
            .link: "Link", .thing: "Thing", .count: "Count",
        ]
    }

    struct Either: AppIntent {
        static let title: LocalizedStringResource = "Either"
        @Parameter(title: "Value") var value: Way
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Performed") }
    }

    struct Spot: AppIntent {
        static let title: LocalizedStringResource = "Spot"
        @Parameter(title: "Value") var value: CLPlacemark
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Performed") }
    }

    struct Weather: TransientAppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Weather"
        @Property(title: "Color") var color: String
        @Property(title: "Degrees") var degrees: Int
        @Property(title: "Over") var over: Thing?
        var displayRepresentation: DisplayRepresentation { "Weather" }
    }

    struct Sky: AppIntent {
        static let title: LocalizedStringResource = "Sky"
        @Parameter(title: "Value") var value: Weather
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Performed") }
    }

    struct Crowd: AppIntent {
        static let title: LocalizedStringResource = "Crowd"
        @Parameter(title: "Value", size: IntentCollectionSize(min: 1, max: 3)) var value: [Thing]
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Performed") }
    }

    struct Leaf: FileEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Leaf"
        static let supportedContentTypes: [UTType] = [.plainText]
        static let defaultQuery = LeafQuery()
        var id: FileEntityIdentifier
        var displayRepresentation: DisplayRepresentation { "Leaf" }
    }

    struct LeafQuery: EntityQuery {
        func entities(for identifiers: [FileEntityIdentifier]) async throws -> [Leaf] { [] }
    }

    struct Paper: AppIntent {
        static let title: LocalizedStringResource = "Paper"
        @Parameter(title: "Value") var value: Leaf
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Performed") }
    }
}
