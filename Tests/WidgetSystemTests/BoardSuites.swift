import Testing

/// The tests that share one lamp, one after another.
@Suite(.serialized) enum BoardSuites {}
