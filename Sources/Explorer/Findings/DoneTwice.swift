import HeadlessUIKit
import StageRuntime
import WalkthroughRunner

/// The oracle *done twice*: two taps where a user makes one must not send a request twice or open a screen twice.
///
/// Only requests with the same arguments count, under way together and not cancelled. So a like that is undone and a
/// plus that counts up do not count: their second request differs or comes later.
final class DoneTwice {
    /// A request: the call with its arguments.
    private struct Request {
        let call: String
        let number: String
        let arguments: [TraceEvent.Field]
    }

    /// Whether the taps have begun.
    var isWatching = false
    /// The requests under way.
    private var open: [Request] = []
    /// The later requests of equal pairs under way, with the earlier ones, that have not been cancelled.
    private var pairs: [(first: Request, second: Request)] = []

    func note(_ event: TraceEvent) {
        guard event.category == .worker, event.fields.count > 1 else { return }
        let (call, number) = (event.fields[0].value, event.fields[1].value)
        switch event.name {
        case "request":
            let request = Request(call: call, number: number, arguments: Array(event.fields.dropFirst(2)))
            if isWatching, let twin = open.first(where: { $0.call == call && $0.arguments == request.arguments }) {
                pairs.append((twin, request))
            }
            open.append(request)
        case "reply", "failure":
            open.removeAll { $0.call == call && $0.number == number }
            guard event.fields.last?.value == "cancelled" else { return }
            pairs.removeAll { $0.first.call == call && ($0.first.number == number || $0.second.number == number) }
        default: break
        }
    }

    /// The name of the first call that was requested twice, and how often it was to be requested; nil if none was.
    var repeatedCall: (name: String, count: Int)? {
        pairs.first.map { ($0.second.call, (Int($0.second.number) ?? 1) - 1) }
    }

    /// The names of the screens on the stacks of the front window, innermost stack first.
    static func stack(of session: Session) -> [String] {
        session.stage.run {
            guard let top = UIApplication.shared.frontWindow?.topmostController else { return [] }
            let stack = (top as? UINavigationController ?? top.navigationController)?.viewControllers ?? []
            return stack.map { "\(type(of: $0)) \($0.stageScreen?.screenName ?? "")" }
        }
    }
}
