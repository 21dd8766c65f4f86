extension SystemSession {
    /// Ends the session: an open question throws its cancellation, a result card is forgotten
    /// (FLW-8).
    public func close() {
        for run in runs.values where !run.isEnded { end(run, .cancelled) }
        if let card { dismiss(card, tells: false) }
        leadingRun = nil
        tellAll()
        connections = [:]
        recipes = [:]
        newestRecipe = nil
        system.remove(self)
    }

    /// Shows what an earlier process showed last.
    func restore(_ stored: StoredCard) {
        guard card == nil, let restored = stored.card(id: number(), in: system.catalog) else {
            return
        }
        card = restored
        if let recipe = restored.recipe {
            newestRecipe = recipe
            recipes[ObjectIdentifier(recipe.type)] = recipe
        }
    }
}
