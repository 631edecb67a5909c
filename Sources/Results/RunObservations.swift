package import HeadlessUIKit
package import WalkthroughLanguage

/// The observations of a walkthrough that only the whole run can judge.
package struct RunObservations: Equatable, Codable, Sendable {
    /// The app.
    package var app: String
    /// The steps that passed because an element was absent which was never seen.
    package var absences: [DoubtfulAbsence]
    /// The elements seen for the first time in this process; `nil` if there were too many to keep.
    package var sightings: [Sighting]?

    /// Makes observations.
    package init(app: String, absences: [DoubtfulAbsence] = [], sightings: [Sighting]? = []) {
        (self.app, self.absences, self.sightings) = (app, absences, sightings)
    }
}

/// An element that was on a screen, with those around it.
package struct Sighting: Hashable, Codable, Sendable {
    /// The element, then those around it, innermost first; never empty.
    package var chain: [SeenElement]

    /// Makes it from an element and those around it.
    package init(chain: [SeenElement]) { self.chain = chain }
}

/// An element that was on a screen, as far as queries can tell.
package struct SeenElement: Hashable, Codable, Sendable {
    /// Its role.
    package var role: ElementRole
    /// Its label.
    package var label: String?
    /// The name by which tests find it.
    package var identifier: String?
    /// How many rows it had, if it was a list.
    package var rowCount: Int?

    /// Makes it from an element of a screen.
    package init(_ element: ScreenElement) {
        role = element.role
        label = element.label
        identifier = element.identifier
        rowCount = element.rowCount
    }

    /// Makes an element that another process has reported.
    package init(role: ElementRole, label: String?, identifier: String?, rowCount: Int?) {
        (self.role, self.label, self.identifier, self.rowCount) = (role, label, identifier, rowCount)
    }
}

/// A step that passed because an element was absent which its walkthrough has never seen.
///
/// Only the whole run can judge it: another walkthrough may see the element.
package struct DoubtfulAbsence: Hashable, Codable, Sendable {
    /// The position of the line.
    package var location: SourceLocation
    /// The line as written.
    package var source: String
    /// The `use` lines that led to the script, outermost first.
    package var uses: [SourceLocation]
    /// The absent element, in the walkthrough language.
    package var element: String

    /// Makes a record of a step.
    package init(location: SourceLocation, source: String, uses: [SourceLocation], element: String) {
        (self.location, self.source, self.uses, self.element) = (location, source, uses, element)
    }

    /// The element; nil if the text does not parse.
    package var query: ElementQuery? { ElementQuery(parsing: element) }
}
