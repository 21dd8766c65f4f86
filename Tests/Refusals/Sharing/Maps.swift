import CoreLocation
import SwiftUI

#if canImport(MapKit)
    import MapKit
#endif

/// Recipe: a map where there is one, else a link to one.
struct PlaceView: View {
    let name: String
    let place: CLLocationCoordinate2D

    var body: some View {
        #if canImport(MapKit)
            Map { Marker(name, coordinate: place) }
        #else
            if let address {
                Link(name, destination: address)
            }
        #endif
    }

    private var address: URL? {
        URL(string: "https://www.openstreetmap.org/?mlat=\(place.latitude)&mlon=\(place.longitude)")
    }
}
