import Foundation
import StageRuntime

extension Trace {
    func launched(_ app: String) { record("launch", .lifecycle, [.init("app", app)]) }
    func terminated() { record("terminate", .lifecycle) }
    /// Notes that the app moves to the background or to the foreground, or gets a memory warning.
    func applicationEvent(_ name: String) { record(name, .lifecycle) }
    func keyboard(isUp: Bool) { record(isUp ? "keyboard up" : "keyboard down", .screen) }

    func rotated(to orientation: UIInterfaceOrientation) {
        record("rotate", .screen, [.init("to", orientation.text)])
    }

    /// Notes that the device was not turned because the screen does not support the orientation.
    func refusedTurn(to orientation: UIInterfaceOrientation, by screen: String) {
        record("refused rotate", .screen, [.init("to", orientation.text), .init("screen", screen)])
    }

    /// Notes a notification to assistive technologies, with the text or the label of the focused element.
    func accessibility(_ name: String, argument: String?) {
        record(name, .screen, argument.map { [.init("argument", $0)] } ?? [])
    }

    /// Notes that the app has put items on the pasteboard, without them: they may be secret.
    func copied(_ count: Int) { record("pasteboard", .screen, [.init("items", "\(count)")]) }
    /// Notes what a user would feel.
    func felt(_ kind: String) { record("feedback", .screen, [.init("kind", kind)]) }

    /// Notes that the app hands an address to another app, without the address's query.
    func opened(_ url: URL) { record("open", .lifecycle, [Self.withoutQuery(url)]) }
    /// Notes a link that the app is given, without the address's query.
    func followedLink(_ url: URL) { record("link", .lifecycle, [Self.withoutQuery(url)]) }

    private static func withoutQuery(_ url: URL) -> TraceEvent.Field {
        .init("url", String(url.absoluteString.prefix { $0 != "?" }))
    }

    func changedTrait(_ name: String, to value: String) {
        record("trait", .screen, [.init(name, value)])
    }
}
