package import AppIntentsMetadata

extension StoredCard {
    /// The files in the card's value, its recipe and the recipes of its controls.
    var files: [FileReference] {
        let recipes = [recipe].compactMap(\.self) + (tree?.actions.compactMap(\.self) ?? [])
        let named = recipes.flatMap { $0.values.values.flatMap(\.files) }
        return named + (value?.files ?? [])
    }

    /// Returns the card with the bytes of its files available, as an earlier process kept them.
    ///
    /// A file that is gone remains a name, which no parameter accepts as a file.
    func finding(_ file: (String) -> FileReference?) -> StoredCard {
        if files.isEmpty { return self }
        var card = self
        card.recipe = recipe?.finding(file)
        card.tree?.actions = tree?.actions.map { $0?.finding(file) } ?? []
        card.value = value?.finding(file)
        return card
    }
}

extension StoredCard.StoredRecipe {
    fileprivate func finding(_ file: (String) -> FileReference?) -> Self {
        var recipe = self
        recipe.values = values.mapValues { $0.finding(file) }
        return recipe
    }
}

extension PresentedValue {
    /// The files that the value is, or holds.
    package var files: [FileReference] { data.files }

    fileprivate func finding(_ file: (String) -> FileReference?) -> PresentedValue {
        var value = self
        value.data = data.finding(file)
        value.elements = elements.map { $0.finding(file) }
        return value
    }
}
