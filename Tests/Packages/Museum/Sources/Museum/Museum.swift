import CoreLocation
import UniformTypeIdentifiers

/// The program of a package that depends on this one by a version.
@main
struct Museum {
    static func main() {
        let entrance = CLLocation(latitude: 0, longitude: 0)
        let exit = CLLocation(latitude: 0, longitude: 1)
        print("\(UTType.png.identifier), \(Int(exit.distance(from: entrance) / 1000)) km")
    }
}
