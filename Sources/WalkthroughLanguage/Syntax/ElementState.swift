/// A state that an expectation asks about or that a picture shows.
package enum ElementState: String, CaseIterable, Sendable {
    /// Chosen among others.
    case selected
    /// A switch that is on.
    case on
    /// A switch that is off.
    case off
    /// Not open to the user.
    case disabled
    /// Has the keyboard or the accessibility focus.
    case focused
    /// Open to the user; a picture never says it.
    case enabled
}
