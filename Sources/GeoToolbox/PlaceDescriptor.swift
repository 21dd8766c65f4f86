@_exported public import CoreLocation

/// A place, described by a name, an address, a point on the Earth, and identifiers of services.
///
///     PlaceDescriptor(
///         representations: [.coordinate(CLLocationCoordinate2D(latitude: 35.36, longitude: 138.73))],
///         commonName: "Mount Fuji")
public struct PlaceDescriptor: Codable, Equatable, Sendable {
    /// A way to describe a place that is independent of services.
    public enum PlaceRepresentation: Sendable {
        /// The whole address.
        case address(String)
        /// A point on the Earth.
        case coordinate(CLLocationCoordinate2D)
        /// A place that a device measured.
        case deviceLocation(CLLocation)
    }

    /// A way to describe a place that is specific to a service.
    public enum SupportingPlaceRepresentation: Codable, Equatable, Sendable {
        /// The identifiers of the place, by the identifiers of the services.
        case serviceIdentifiers([String: String])
    }

    /// The common name of the place.
    public let commonName: String?

    /// The ways to describe the place that are independent of services, best first.
    public let representations: [PlaceRepresentation]

    /// The ways to describe the place that are specific to a service.
    public let supportingRepresentations: [SupportingPlaceRepresentation]

    /// Describes a place.
    ///
    /// Apple requires at least one representation; a descriptor without any is only a name.
    ///
    /// - Parameters:
    ///   - representations: The ways to describe the place that are independent of services.
    ///   - commonName: The common name of the place.
    ///   - supportingRepresentations: The ways that are specific to a service.
    public init(
        representations: [PlaceRepresentation], commonName: String?,
        supportingRepresentations: [SupportingPlaceRepresentation] = []
    ) {
        self.representations = representations
        self.commonName = commonName
        self.supportingRepresentations = supportingRepresentations
    }

    /// The first address.
    public var address: String? {
        representations.lazy.compactMap { representation in
            if case .address(let address) = representation { address } else { nil }
        }.first
    }

    /// The first point on the Earth, whether given or measured.
    public var coordinate: CLLocationCoordinate2D? {
        representations.lazy.compactMap { representation in
            switch representation {
            case .address: nil
            case .coordinate(let coordinate): coordinate
            case .deviceLocation(let location): location.coordinate
            }
        }.first
    }

    /// Returns a service's identifier for the place.
    ///
    /// - Parameter serviceProvider: The identifier of the service, such as `com.apple.MapKit`.
    /// - Returns: The identifier; `nil` if none is known.
    public func serviceIdentifier(for serviceProvider: String) -> String? {
        supportingRepresentations.lazy.compactMap { representation in
            switch representation {
            case .serviceIdentifiers(let identifiers): identifiers[serviceProvider]
            }
        }.first
    }
}

extension PlaceDescriptor: CustomStringConvertible {
    /// The name, the address and the point, as far as they are known.
    public var description: String {
        let point = coordinate.map { "\($0.latitude), \($0.longitude)" }
        return [commonName, address, point].compactMap { $0 }.joined(separator: "; ")
    }
}
