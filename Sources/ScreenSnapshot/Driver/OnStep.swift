/// Called before each step that could hang or crash, such as a tap, with its name for messages.
package typealias OnStep = (String) -> Void
