// An app reads `PersonLocation.current` inside a run, and should need no second import for it.
@_exported public import struct IntentSystem.PersonLocation
