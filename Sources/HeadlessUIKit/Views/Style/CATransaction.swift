public import Foundation
import StageRuntime

/// Changes of layers that belong together, and a block for the end of their animations.
open class CATransaction: NSObject {
    /// Begins a transaction, within the one that is open if there is one.
    open class func begin() { OpenTransactions.ofStage.begin() }
    /// Ends the transaction that was begun last.
    open class func commit() { OpenTransactions.ofStage.commit() }
    /// Does nothing: changes take effect at once.
    open class func flush() {}
    /// The duration of animations without a duration of their own, in seconds.
    open class func animationDuration() -> CFTimeInterval { OpenTransactions.ofStage.open.last?.duration ?? 0.25 }
    /// Sets the duration of animations without a duration of their own, in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { OpenTransactions.ofStage.current.duration = dur }
    /// How the speed of animations changes; stored only.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { OpenTransactions.ofStage.open.last?.timing }

    /// Sets how the speed of animations changes; stored only.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        OpenTransactions.ofStage.current.timing = function
    }

    /// Whether changes of layers are not animated.
    open class func disableActions() -> Bool { OpenTransactions.ofStage.open.last?.disablesActions ?? false }
    /// Sets whether changes of layers are not animated.
    open class func setDisableActions(_ flag: Bool) { OpenTransactions.ofStage.current.disablesActions = flag }
    /// Called when the animations of the transaction have ended.
    open class func completionBlock() -> (() -> Void)? { OpenTransactions.ofStage.open.last?.completion }

    /// Sets a block for the end of the animations that begin from now on in the transaction.
    ///
    /// These are animations that are added to layers, changes of added layers, and animations of views; without any,
    /// the block is called after the running calls have returned.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        let current = OpenTransactions.ofStage.current
        (current.completion, current.time) = (block, 0)
    }
}

final class OpenTransactions {
    final class Transaction {
        /// The duration of animations without their own, in seconds.
        var duration: CFTimeInterval = 0.25
        var disablesActions = false
        var timing: CAMediaTimingFunction?
        var completion: (() -> Void)? { didSet { withExtendedLifetime(oldValue) {} } }
        /// The duration of its animations so far, in seconds.
        var time: CFTimeInterval = 0
    }

    /// The transactions, the current one last; strong, until they are committed.
    private(set) var open: [Transaction] = []
    static var ofStage: OpenTransactions { Stage.current.object(OpenTransactions.self) { OpenTransactions() } }

    /// The current transaction, or else a new one that ends after the running calls have returned.
    var current: Transaction {
        if let last = open.last { return last }
        let made = Transaction()
        open = [made]
        UIApplication.afterReturning("transaction") { [weak self] in self?.commit() }
        return made
    }

    func begin() {
        let made = Transaction()
        if let outer = open.last {
            (made.duration, made.disablesActions, made.timing) = (outer.duration, outer.disablesActions, outer.timing)
        }
        open.append(made)
    }

    /// Ends the current transaction, if there is one.
    func commit() {
        guard let ended = open.popLast() else { return }
        if let outer = open.last { outer.time = max(outer.time, ended.time) }
        guard let completion = ended.completion else { return }
        UIApplication.shared.animations.after(.seconds(ended.time), "transaction", completion)
    }

    /// Extends the current transaction by an animation that begins now.
    static func note(_ time: CFTimeInterval) {
        guard let current = Stage.running?.object(OpenTransactions.self, make: { OpenTransactions() }).open.last
        else { return }
        current.time = max(current.time, time)
    }

    /// Extends the current transaction by a change of an added layer, which Core Animation animates.
    static func noteChange() {
        guard let current = Stage.running?.object(OpenTransactions.self, make: { OpenTransactions() }).open.last,
            !current.disablesActions
        else { return }
        current.time = max(current.time, UIView.span(current.duration))
    }
}
