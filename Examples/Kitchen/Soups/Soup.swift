import AppIntents

/// A soup on the menu.
struct Soup: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Soup"
    static let defaultQuery = SoupQuery()

    let id: String
    let name: LocalizedStringResource
    let ingredients: LocalizedStringResource

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: name, subtitle: ingredients, image: .init(systemName: "cup.and.saucer"))
    }

    /// Puts bowls of this soup on the order.
    func order(quantity: Int) {
        OrderPad.shared.add(quantity, of: id)
    }

    /// All soups there are.
    static let menu = [
        Soup(id: "borscht", name: "Borscht", ingredients: "Beetroot, cabbage, dill"),
        Soup(id: "caldo-verde", name: "Caldo Verde", ingredients: "Kale, potato, olive oil"),
        Soup(id: "clam-chowder", name: "Clam Chowder", ingredients: "Clams, cream, potato"),
        Soup(id: "french-onion", name: "French Onion", ingredients: "Onion, broth, gruyère"),
        Soup(id: "gazpacho", name: "Gazpacho", ingredients: "Tomato, cucumber, pepper"),
        Soup(id: "harira", name: "Harira", ingredients: "Lentils, chickpeas, coriander"),
        Soup(id: "laksa", name: "Laksa", ingredients: "Coconut, noodles, prawns"),
        Soup(id: "minestrone", name: "Minestrone", ingredients: "Beans, pasta, vegetables"),
        Soup(id: "miso", name: "Miso", ingredients: "Miso, tofu, wakame"),
        Soup(id: "mulligatawny", name: "Mulligatawny", ingredients: "Lentils, curry, apple"),
        Soup(id: "pho", name: "Phở", ingredients: "Rice noodles, beef, herbs"),
        Soup(id: "pumpkin", name: "Pumpkin", ingredients: "Pumpkin, ginger, cream"),
        Soup(id: "tom-yum", name: "Tom Yum", ingredients: "Prawns, lemongrass, chili"),
    ]
}

/// Finds soups on the menu.
struct SoupQuery: EnumerableEntityQuery {
    func entities(for identifiers: [Soup.ID]) async throws -> [Soup] {
        identifiers.compactMap { id in Soup.menu.first { $0.id == id } }
    }

    func allEntities() async throws -> [Soup] {
        Soup.menu
    }
}
