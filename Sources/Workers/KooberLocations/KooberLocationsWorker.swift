/// What finds places by name.
package protocol KooberLocationsWorker: AnyObject {
    /// Returns the places whose names fit a text, in the order in which they are shown; some for an empty one.
    ///
    /// - Parameters:
    ///   - query: what was typed, as it is: it is not trimmed.
    ///   - pickup: where the ride begins; a live server looks around it.
    /// - Throws: ``KooberServerError``; its `cancelled` as soon as the asking task is cancelled.
    func locations(matching query: String, near pickup: Location) async throws(KooberServerError) -> [NamedLocation]
}
