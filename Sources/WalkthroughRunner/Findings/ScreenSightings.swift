import HeadlessUIKit

/// What a process has seen on the screens of an app's walkthroughs: each element once, however often it was there.
///
/// Made where a run looks for absences; it lives as long as the run, in each worker process for itself.
package final class ScreenSightings {
    /// How much is kept of a run; a run that shows more is not judged.
    private static let limit = 100_000

    /// The screens that were looked through, by app and hash.
    private var screens: [String: Set<UInt64>] = [:]
    /// What was seen, by app.
    private var known: [String: Set<Sighting>] = [:]
    /// What was seen since it was taken last, in the order met.
    private var new: [Sighting] = []
    /// How many screens and elements are kept.
    private var count = 0

    /// Makes a collection of nothing.
    package init() {}

    /// Takes in a screen of an app.
    func note(_ screen: Screen, of app: String) {
        guard count < Self.limit, screens[app, default: []].insert(screen.hash).inserted else { return }
        count += 1
        for element in screen.elements {
            var chain = [SeenElement(element)]
            var around = element.parent
            while let place = around {
                chain.append(SeenElement(screen.elements[place]))
                around = screen.elements[place].parent
            }
            let sighting = Sighting(chain: chain)
            guard known[app, default: []].insert(sighting).inserted else { continue }
            count += 1
            new.append(sighting)
        }
    }

    /// Returns what is new since the last call; nil once there was too much to keep.
    func take() -> [Sighting]? {
        defer { new = [] }
        return count < Self.limit ? new : nil
    }
}
