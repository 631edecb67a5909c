/// What a walkthrough found that only the whole run can judge.
package struct RunObservations: Equatable, Codable, Sendable {
    /// The app that was seen.
    package var app: String
    /// The steps that found something absent which was never met.
    package var absences: [DoubtfulAbsence]
    /// What was seen for the first time in this process; nil if there was too much to keep.
    package var sightings: [Sighting]?

    /// Makes observations.
    package init(app: String, absences: [DoubtfulAbsence] = [], sightings: [Sighting]? = []) {
        (self.app, self.absences, self.sightings) = (app, absences, sightings)
    }
}
