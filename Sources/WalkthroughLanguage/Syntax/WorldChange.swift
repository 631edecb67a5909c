import Basics
package import StageRuntime

/// What changes the outcome of the app's worker calls; it lasts until it is changed again.
package enum WorldChange: Equatable {
    /// Connects or disconnects calls of kind network.
    case network(online: Bool)
    /// Lets the next calls of a name fail; with the kind's default fault, and all calls, if nothing else is said.
    case fail(call: String, with: WorkerFault?, times: Int?)
    /// Lets replies take that much longer; zero ends it.
    case delay(call: String, by: Duration)
    /// Lets replies wait.
    case hold(call: String)
    /// Delivers held replies, in the order asked or last first.
    case release(call: String, lastFirst: Bool)
    /// Gives the next reply's body.
    case reply(call: String, with: Template)
}

extension WorldChange: CustomStringConvertible {
    /// The line as the language writes it.
    package var description: String {
        switch self {
        case .network(let online): return online ? "network online" : "network offline"
        case .fail(let call, let fault, let times):
            var line = "fail \(call.quotedUnlessBare)"
            if let fault { line += " with \(fault)" }
            if let times { line += times == 1 ? " 1 time" : " \(times) times" }
            return line
        case .delay(let call, let duration): return "delay \(call.quotedUnlessBare) by \(DurationSyntax.text(duration))"
        case .hold(let call): return "hold \(call.quotedUnlessBare)"
        case .release(let call, let lastFirst): return "release \(call.quotedUnlessBare)\(lastFirst ? " last" : "")"
        case .reply(let call, let body): return "reply \(call.quotedUnlessBare) with \(body.quoted)"
        }
    }

    /// Returns the change with each text in quotes replaced.
    func mappingTexts(_ transform: (Template) -> Template) -> WorldChange {
        switch self {
        case .reply(let call, let body): .reply(call: call, with: transform(body))
        case .network, .fail, .delay, .hold, .release: self
        }
    }
}
