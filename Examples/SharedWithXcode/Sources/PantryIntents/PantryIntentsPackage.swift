import AppIntents

/// The intents of this module, which the package of an app includes by name.
public struct PantryIntentsPackage: AppIntentsPackage {}
