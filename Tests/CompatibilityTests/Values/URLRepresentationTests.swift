import AppIntents
import Testing

private struct Trail: AppEntity, URLRepresentableEntity {
    struct Trails: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Trail] { [] }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trail"
    static let defaultQuery = Trails()
    static var urlRepresentation: URLRepresentation {
        "https://trails.example/\(.id)?name=\(\.$name)&next=\(\.$next)"
    }

    var id: String
    @Property(title: "Name") var name: String
    @Property(title: "Next") var next: Int?

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

    init(id: String, name: String, next: Int?) {
        self.id = id
        self.name = name
        self.next = next
    }
}

private enum Season: String, AppEnum, URLRepresentableEnum {
    case spring, autumn

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Season"
    static let caseDisplayRepresentations: [Season: DisplayRepresentation] = [
        .spring: "Spring", .autumn: "Autumn",
    ]
    static var urlRepresentation: URLRepresentation {
        "https://trails.example/season/\(.rawValue)"
    }
}

private enum Shelter: String, AppEnum, URLRepresentableEnum {
    case hut, tent

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelter"
    static let caseDisplayRepresentations: [Shelter: DisplayRepresentation] = [
        .hut: "Hut", .tent: "Tent",
    ]
    static var urlRepresentation: URLRepresentation {
        EnumURLRepresentation([.hut: "https://huts.example/\(.rawValue)/like/\(Shelter.tent)"])
    }
}

@Suite struct URLRepresentationTests {
    @Test func anEntityHasItsIdentifierAndPropertiesInItsAddress() async throws {
        let trail = Trail(id: "a/b c", name: "Über & über", next: 7)
        let url = await trail.urlRepresentation
        #expect(
            url?.absoluteString
                == "https://trails.example/a%2Fb%20c?name=%C3%9Cber%20%26%20%C3%BCber&next=7")
        #expect(trail.urlRepresentationParameter == "a/b c")
    }

    @Test func anAddressWithAnEmptyPlaceIsNone() async throws {
        let url = await Trail(id: "a", name: "b", next: nil).urlRepresentation
        #expect(url == nil)
    }

    @Test func casesHaveAddresses() throws {
        #expect(
            Season.autumn.urlRepresentation?.absoluteString
                == "https://trails.example/season/autumn")
        #expect(Season.spring.urlRepresentationParameter == "spring")
        #expect(
            Shelter.hut.urlRepresentation?.absoluteString == "https://huts.example/hut/like/tent")
        #expect(Shelter.tent.urlRepresentation == nil)
    }

    @Test func valuesHaveTextsInAddresses() throws {
        #expect(7.urlRepresentationParameter == "7")
        #expect("a b".urlRepresentationParameter == "a b")
        let url = try #require(URL(string: "https://trails.example/"))
        #expect(url.urlRepresentationParameter == "https://trails.example/")
    }
}
