import CoreLocation
import Foundation

extension PlaceDescriptor.PlaceRepresentation: Equatable {
    public static func == (a: Self, b: Self) -> Bool {
        switch (a, b) {
        case (.address(let a), .address(let b)): a == b
        case (.coordinate(let a), .coordinate(let b)): Point(a) == Point(b)
        case (.deviceLocation(let a), .deviceLocation(let b)): Measured(a) == Measured(b)
        default: false
        }
    }
}

extension PlaceDescriptor.PlaceRepresentation: Codable {
    private enum CodingKeys: CodingKey {
        case address, coordinate, deviceLocation
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let address = try container.decodeIfPresent(String.self, forKey: .address) {
            self = .address(address)
        } else if let point = try container.decodeIfPresent(Point.self, forKey: .coordinate) {
            self = .coordinate(point.coordinate)
        } else {
            self = .deviceLocation(
                try container.decode(Measured.self, forKey: .deviceLocation).location)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .address(let address): try container.encode(address, forKey: .address)
        case .coordinate(let point): try container.encode(Point(point), forKey: .coordinate)
        case .deviceLocation(let location):
            try container.encode(Measured(location), forKey: .deviceLocation)
        }
    }
}

/// A point as data; Core Location's type can be neither compared nor encoded.
private struct Point: Codable, Equatable {
    let latitude: Double
    let longitude: Double

    init(_ coordinate: CLLocationCoordinate2D) {
        latitude = coordinate.latitude
        longitude = coordinate.longitude
    }

    var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
}

/// A measured place as data.
private struct Measured: Codable, Equatable {
    let point: Point
    let altitude: Double
    let horizontalAccuracy: Double
    let verticalAccuracy: Double
    let course: Double
    let speed: Double
    let timestamp: Date

    init(_ location: CLLocation) {
        point = Point(location.coordinate)
        altitude = location.altitude
        horizontalAccuracy = location.horizontalAccuracy
        verticalAccuracy = location.verticalAccuracy
        course = location.course
        speed = location.speed
        timestamp = location.timestamp
    }

    var location: CLLocation {
        CLLocation(
            coordinate: point.coordinate, altitude: altitude,
            horizontalAccuracy: horizontalAccuracy, verticalAccuracy: verticalAccuracy,
            course: course, speed: speed, timestamp: timestamp)
    }
}
