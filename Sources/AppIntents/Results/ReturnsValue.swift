/// A result that carries a value for whoever performed the action, such as the next action.
public protocol ReturnsValue<Value>: IntentResult {}
