package import StageRuntime

extension TraceCategory {
    /// Controllers that are pushed, popped, presented or dismissed, and calls for that which UIKit refuses.
    package static let navigation = TraceCategory("navigation")
    /// Turns of the device, traits, the keyboard and accessibility notifications.
    package static let screen = TraceCategory("screen")
}

extension Trace {
    func pushed(_ controller: UIViewController) { navigation("push", controller) }
    func popped(_ controller: UIViewController) { navigation("pop", controller) }
    func swipeCancelled(on controller: UIViewController) { navigation("swipe back cancelled", controller) }
    func selectedTab(_ controller: UIViewController) { navigation("select tab", controller) }

    func replacedRoot(with controller: UIViewController?) {
        if let controller { navigation("root", controller) } else { record("root", .navigation) }
    }

    /// Notes a presented controller, with its title if it is an alert.
    func presented(_ controller: UIViewController, by presenter: UIViewController) {
        record(
            "present", .navigation,
            [.init("screen", controller.displayName), .init("by", presenter.displayName)]
                + controller.titleField)
    }

    /// Notes a dismissed controller; everything presented over it goes too.
    func dismissed(_ controller: UIViewController) {
        record("dismiss", .navigation, [.init("screen", controller.displayName)] + controller.titleField)
    }

    /// Notes a call that UIKit refuses too.
    func refused(_ call: String, of controller: UIViewController, because reason: String) {
        record(
            "refused " + call, .navigation,
            [.init("screen", controller.displayName)] + controller.titleField + [.init("reason", reason)])
    }

    private func navigation(_ name: String, _ controller: UIViewController) {
        record(name, .navigation, [.init("screen", controller.displayName)])
    }
}

extension UIViewController {
    /// Notes a lifecycle event of a controller; if it is no screen, only leaving and coming back.
    func trace(_ event: LifecycleEvent) {
        let name = stageScreen?.screenName
        if name == nil, event == .appear || event == .disappear { return }
        Stage.current.trace.record(event.rawValue, .lifecycle, [.init("screen", name ?? displayName)])
    }

    /// The title of an alert; titles of other controllers are left out, as they may contain any data.
    fileprivate var titleField: [TraceEvent.Field] {
        isAlert ? [.init("title", title ?? "")] : []
    }
}
