/// A result that carries a value for what performed the action, such as the next action.
public protocol ReturnsValue<Value>: IntentResult {}
