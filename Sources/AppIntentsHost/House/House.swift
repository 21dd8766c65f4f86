import Foundation

/// The other apps of this account: those that keep their state beside this one's.
///
/// An instance with a folder of its own (`--state-directory`) is not among them: it is there to be apart.
struct House: Sendable {
    /// An app beside this one.
    struct Neighbor: Sendable {
        /// The instance of an app, as far as it can be found without asking it.
        enum State: Sendable {
            case runs(InstanceFile.Contents)
            /// The app has run, and doesn't now.
            case absent
            /// The instance can't be asked.
            case unreachable(HouseProblem)
        }

        let name: String
        let state: State

        fileprivate var isAbsent: Bool { if case .absent = state { true } else { false } }
    }

    /// The numbers of looks at an app that can't be reached yet; one second together, and half a minute if it says that
    /// it starts.
    private static let looks = InstanceFile.Looks(silent: 100, starting: 3000)

    let neighbors: [Neighbor]

    /// Returns the apps beside an app, in the order of their names.
    static func around(_ appName: String) async -> House {
        let home = StateDirectory.home
        let names = (try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? []
        return await withTaskGroup(of: Neighbor?.self) { group in
            for name in names where name != appName && !name.hasPrefix(".") {
                group.addTask {
                    let folder = StateDirectory(given: nil, appName: name)
                    return await state(of: name, in: folder).map { Neighbor(name: name, state: $0) }
                }
            }
            var neighbors: [Neighbor] = []
            for await neighbor in group { if let neighbor { neighbors.append(neighbor) } }
            return House(neighbors: neighbors.sorted { $0.name < $1.name })
        }
    }

    /// Looks for the instance of an app in its state folder; `nil` if there has been none.
    static func state(of app: String, in folder: StateDirectory) async -> Neighbor.State? {
        var file = InstanceFile(in: folder)
        file.looks = looks
        return switch await file.presence() {
        case .unknown: nil
        case .absent: .absent
        case .silent: .unreachable(.noAnswer(app: app))
        case .running(let contents):
            contents.messages == InstanceRequest.version
                ? .runs(contents) : .unreachable(.otherVersion(app: app))
        }
    }

    /// The names of the apps that run, also of those that can't be asked.
    var present: [String] { neighbors.filter { !$0.isAbsent }.map(\.name) }

    /// The names of the apps that don't run.
    var absent: [String] { neighbors.filter(\.isAbsent).map(\.name) }

    /// Returns the instance of an app; throws the reason if it can't be asked.
    func instance(of app: String) throws(HouseProblem) -> InstanceFile.Contents {
        switch neighbors.first(where: { $0.name == app })?.state {
        case .runs(let contents)?: return contents
        case .unreachable(let problem)?: throw problem
        case .absent?, nil: throw .absent(app: app)
        }
    }
}
