/// What a walkthrough found that only the whole run can judge.
package struct RunObservations: Equatable, Sendable {
    /// The app that was seen.
    package var app = ""
    /// The steps that found something absent which was never met.
    package var absences: [DoubtfulAbsence] = []
    /// What was seen for the first time in this process; nil where there was too much to keep.
    package var sightings: [Sighting]? = []

    /// Makes observations of nothing.
    package init() {}
}
