import AppIntents

/// A place to visit, as the article's app knows it.
struct LandmarkEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Landmark"
    static var defaultQuery: LandmarkEntityQuery { LandmarkEntityQuery() }

    let id: String
    let name: String
    /// Whole dollars; `nil` where nobody asks for money.
    let entranceFee: Int?

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

    static let fuji = LandmarkEntity(id: "fuji", name: "Mount Fuji", entranceFee: nil)
    static let alhambra = LandmarkEntity(id: "alhambra", name: "Alhambra", entranceFee: 10)
}

/// Finds landmarks in the model.
struct LandmarkEntityQuery: EntityQuery {
    @Dependency var modelData: ModelData

    func entities(for identifiers: [LandmarkEntity.ID]) async throws -> [LandmarkEntity] {
        await modelData.landmarks(for: identifiers)
    }
}

/// The app's landmarks and favorites.
actor ModelData {
    /// What was done with the model, oldest first.
    private(set) var log: [String] = []
    private(set) var favorites: Set<LandmarkEntity.ID> = []
    private var landmarks = [LandmarkEntity.alhambra, .fuji]
    private var waiters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    /// The landmark next to the person.
    var closest: LandmarkEntity { landmarks[0] }

    func landmarks(for identifiers: [LandmarkEntity.ID]) -> [LandmarkEntity] {
        identifiers.compactMap { id in landmarks.first { $0.id == id } }
    }

    /// Whether a landmark is a favorite; the snippet asks once each time it is performed.
    func isFavorite(_ landmark: LandmarkEntity) -> Bool {
        log.append("snippet performed")
        for waiter in waiters.filter({ $0.count <= performCount }) { waiter.continuation.resume() }
        waiters.removeAll { $0.count <= performCount }
        return favorites.contains(landmark.id)
    }

    func setFavorite(_ isFavorite: Bool, _ landmark: LandmarkEntity) {
        log.append("favorite \(landmark.id): \(isFavorite)")
        if isFavorite {
            favorites.insert(landmark.id)
        } else {
            favorites.remove(landmark.id)
        }
    }

    /// How often the snippet was performed.
    var performCount: Int { log.count { $0 == "snippet performed" } }

    /// Waits until the snippet was performed so many times.
    func waitForPerforms(_ count: Int) async {
        if performCount >= count { return }
        await withCheckedContinuation { waiters.append((count, $0)) }
    }

    /// Gives a landmark another name.
    func rename(_ landmark: LandmarkEntity, to name: String) {
        landmarks = landmarks.map {
            $0.id == landmark.id
                ? LandmarkEntity(id: $0.id, name: name, entranceFee: $0.entranceFee) : $0
        }
    }
}

/// Adds a landmark to the favorites or removes it.
struct FavoriteLandmarkIntent: AppIntent {
    static let title: LocalizedStringResource = "Update Favorites"

    @Parameter var landmark: LandmarkEntity
    @Parameter var isFavorite: Bool
    @Dependency var modelData: ModelData

    func perform() async throws -> some IntentResult {
        await modelData.setFavorite(isFavorite, landmark)
        return .result()
    }
}

extension FavoriteLandmarkIntent {
    init(landmark: LandmarkEntity, isFavorite: Bool) {
        self.landmark = landmark
        self.isFavorite = isFavorite
    }
}
