public import IntentSystem

/// Where the person is, as far as their surface told; an app reads `PersonLocation.current` in a run.
public typealias PersonLocation = IntentSystem.PersonLocation
