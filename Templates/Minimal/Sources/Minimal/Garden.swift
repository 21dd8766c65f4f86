/// The plants, and how often each was watered.
actor Garden {
    let plants = [
        Plant(id: "fern", name: "Fern"), Plant(id: "ivy", name: "Ivy"),
        Plant(id: "palm", name: "Palm Tree"),
    ]
    private var counts: [Plant.ID: Int] = [:]

    func water(_ plant: Plant) { counts[plant.id, default: 0] += 1 }

    func count(of plant: Plant) -> Int { counts[plant.id, default: 0] }
}
