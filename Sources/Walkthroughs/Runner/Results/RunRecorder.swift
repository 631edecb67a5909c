/// Takes in what a run tells; several may listen to one run.
package protocol RunRecorder: AnyObject {
    /// Takes in one event.
    func record(_ event: RunEvent)
}
