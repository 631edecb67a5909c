package import StageRuntime

extension WorkerCallKind {
    /// The fault of a line `fail NAME` that names none.
    package var defaultFault: WorkerFault { self == .store ? .io : .offline }

    /// Returns whether a call of this kind can fail that way.
    package func allows(_ fault: WorkerFault) -> Bool {
        switch (self, fault) {
        case (.network, .offline), (.network, .timeout), (.network, .status), (.network, .unauthorised),
            (.network, .garbage), (.store, .io), (.store, .full), (.store, .garbage), (.device, .offline),
            (.device, .timeout), (.device, .unauthorised):
            true
        default: false
        }
    }

    /// The words for the faults that a call of this kind can have.
    package var faultWords: [String] {
        switch self {
        case .network: ["offline", "timeout", "status N", "unauthorised", "garbage"]
        case .store: ["io", "full", "garbage"]
        case .device: ["offline", "timeout", "unauthorised"]
        }
    }
}
