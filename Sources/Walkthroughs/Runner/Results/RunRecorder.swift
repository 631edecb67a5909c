/// Takes in what a run tells; several may listen to one run.
package protocol RunRecorder: AnyObject {
    /// Takes in one event.
    func record(_ event: RunEvent)
    /// Whether it wants each step with its screen, picture and trace; that costs time, so few do.
    var wantsDetail: Bool { get }
}

extension RunRecorder {
    /// No detail, unless a recorder says otherwise.
    package var wantsDetail: Bool { false }
}
