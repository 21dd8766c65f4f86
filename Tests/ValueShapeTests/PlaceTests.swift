import AppIntents
import AppIntentsMetadata
import CoreLocation
import Foundation
import GeoToolbox
import Testing

/// Places as data and as text.
@Suite struct PlaceTests {
    private let german = Locale(identifier: "de_DE")

    private static var samples: [PlaceDescriptor] {
        let fuji = CLLocationCoordinate2D(latitude: 35.3606, longitude: 138.7274)
        return [
            PlaceDescriptor(representations: [.coordinate(fuji)], commonName: "Mount Fuji"),
            PlaceDescriptor(representations: [.address("1 Main St\nDublin")], commonName: nil),
            PlaceDescriptor(
                representations: [.address("Fujinomiya"), .coordinate(fuji)],
                commonName: "Mount Fuji",
                supportingRepresentations: [.serviceIdentifiers(["com.example": "42"])]),
            PlaceDescriptor(
                representations: [
                    .deviceLocation(
                        CLLocation(
                            coordinate: fuji, altitude: 3776, horizontalAccuracy: 5,
                            verticalAccuracy: 3, course: 90, speed: 1,
                            timestamp: Date(timeIntervalSinceReferenceDate: 5)))
                ], commonName: nil),
            PlaceDescriptor(representations: [], commonName: "Nowhere"),
        ]
    }

    @Test("All that an app knows of a place survives as data", arguments: samples)
    func survives(place: PlaceDescriptor) throws {
        #expect(PlaceDescriptor(parameterValue: place._data) == place)
        let data = try JSONEncoder().encode(place._data)
        let again = try JSONDecoder().decode(ParameterValue.self, from: data)
        #expect(PlaceDescriptor(parameterValue: again) == place)
    }

    @Test("A descriptor answers for its parts")
    func parts() {
        let place = Self.samples[2]
        #expect(place.address == "Fujinomiya")
        #expect(place.coordinate?.latitude == 35.3606)
        #expect(place.serviceIdentifier(for: "com.example") == "42")
        #expect(place.serviceIdentifier(for: "other") == nil)
        #expect(Self.samples[3].coordinate?.longitude == 138.7274)
    }

    @Test("A point and an address are told apart")
    func typed() {
        let point = PlaceDescriptor(parameterValue: "48.8584, 2.2945")
        #expect(point?.coordinate?.longitude == 2.2945)
        #expect(PlaceDescriptor(parameterValue: "geo:48.8584,2.2945") == point)
        #expect(PlaceDescriptor(parameterValue: "Eiffel Tower")?.address == "Eiffel Tower")
        // A point beyond the poles is none, so it can only be a name.
        #expect(PlaceDescriptor(parameterValue: "98, 2")?.coordinate == nil)
        let named = PlaceDescriptor(parameterValue: .structure(["name": "Home"]))
        #expect(named?.representations == [.address("Home")])
    }

    @Test(
        "What is no place is refused",
        arguments: [
            "", " ", 1, true, [], .structure([:]), .structure(["latitude": 1]),
            .structure(["latitude": 91, "longitude": 0]),
            .structure(["latitude": 0, "longitude": 181]),
            .structure(["latitude": .double(.nan), "longitude": 0]),
            .structure(["latitude": "north", "longitude": 0]),
            .structure(["name": 1]), .structure(["planet": "Mars"]),
            .structure(["name": ""]),
        ] as [ParameterValue])
    func refused(data: ParameterValue) {
        #expect(PlaceDescriptor(parameterValue: data) == nil)
        #expect(CLPlacemark(parameterValue: data) == nil)
    }

    @Test("A whole place that was tampered with does not come in beside the fields")
    func tampered() throws {
        let nowhere = PlaceDescriptor(
            representations: [.coordinate(kCLLocationCoordinate2DInvalid)], commonName: nil,
            supportingRepresentations: [.serviceIdentifiers(["a": "b"])])
        #expect(PlaceDescriptor(parameterValue: nowhere._data) == nil)
        let fuji = ParameterValue.data([UInt8](try JSONEncoder().encode(Self.samples[2])))
        let moved = PlaceDescriptor(
            parameterValue: .structure(["name": "Mount Doom", "descriptor": fuji]))
        #expect(moved?.commonName == "Mount Doom")
        #expect(moved?.supportingRepresentations == [])
    }

    @Test("A placemark has the parts that were given, and keeps those that are not asked for")
    func placemark() throws {
        let fields: [String: ParameterValue] = [
            "name": "Tower", "thoroughfare": "Main St", "subThoroughfare": "1",
            "locality": "Dublin", "country": "Ireland", "isoCountryCode": "IE",
            "timeZone": "Europe/Dublin", "latitude": 53.3, "longitude": -6.3,
        ]
        let place = try #require(CLPlacemark(parameterValue: .structure(fields)))
        #expect(place._data == .structure(fields))
        #expect(place.isoCountryCode == "IE")
        #expect(place.timeZone?.identifier == "Europe/Dublin")
        #expect(place.location?.coordinate.latitude == 53.3)
        #expect(CLPlacemark(placemark: place)._data == place._data)
        #expect(place.displayText(in: german) == "Tower")
        #expect(
            place._representation(in: german).subtitle?.text(in: german)
                == "Main St 1, Dublin, Ireland")
    }

    @Test("Of a place that is shown by its city, the city is asked for")
    func city() throws {
        let parameter = IntentParameter<CLPlacemark>(title: "Where", displayStyle: .city)
        #expect(parameter.displayStyle == .city)
        let constraints = parameter.declaration.constraints
        guard case .structure(let shape) = CLPlacemark._shape(constraints, in: german) else {
            throw CancellationError()
        }
        #expect(
            shape.fields.map(\.title) == ["Ort", "Bundesland", "Land", "Breitengrad", "Längengrad"])
        #expect(CLPlacemark(_data: "Dublin", constraints)?.locality == "Dublin")
        #expect(CLPlacemark(parameterValue: "Dublin")?.name == "Dublin")
    }

    @Test("A place is said by its name, its address or its point")
    func display() {
        #expect(Self.samples[0].displayText(in: german) == "Mount Fuji")
        #expect(Self.samples[1].displayText(in: german) == "1 Main St, Dublin")
        #expect(Self.samples[3].displayText(in: german) == "35,3606° 138,7274°")
    }

    @Test("Distances are those on a ball")
    func distance() {
        let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
        let london = CLLocation(latitude: 51.5074, longitude: -0.1278)
        #expect(abs(paris.distance(from: london) - 343_500) < 1000)
        #expect(paris.distance(from: paris) == 0)
        #expect(CLLocationCoordinate2DIsValid(paris.coordinate))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }
    @Test("A circle holds what is as near to its middle as its edge, and a broken one nothing")
    func circle() {
        let tower = CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945)
        let circle = CLCircularRegion(center: tower, radius: 500, identifier: "tower")
        #expect(circle.identifier == "tower")
        #expect(circle.contains(tower))
        #expect(circle.contains(CLLocationCoordinate2D(latitude: 48.8628, longitude: 2.2945)))
        #expect(!circle.contains(CLLocationCoordinate2D(latitude: 48.8630, longitude: 2.2945)))
        for radius in [-1, Double.nan] {
            let broken = CLCircularRegion(center: tower, radius: radius, identifier: "broken")
            #expect(!broken.contains(tower))
        }
    }
}
