/// A result that hands over to another intent, which the system performs afterwards.
public protocol OpensIntent: IntentResult {}
