#if os(iOS) || PHONE
    import Dispatch

    // On a phone, a stage's tasks run in the main thread's run loop: scenes are on the main actor, whose executor no
    // other can replace. The stage's loop keeps the rest: timers by the real clock and results from other threads, both
    // handled on the main queue.

    extension Stage {
        /// Makes this the stage of the main thread for the rest of the process.
        ///
        /// - Parameter problem: called with the message of whatever would fail a walkthrough, such as a leak.
        @MainActor package func publishOnMainThread(_ problem: @escaping (String) -> Void) {
            precondition(ThreadSlot.stage == nil, "the main thread has a stage already: an app is launched once")
            ThreadSlot.content = UnsafeRawPointer(Unmanaged.passRetained(self).toOpaque())
            loop.onProblem = { problem($0.message) }
        }

        /// Fires due timers, handles the inbox and checks for scenes that have left.
        fileprivate func check() {
            // Another call is under way if a timer's action runs the run loop.
            guard !loop.isSettling else { return loop.checkSoon() }
            loop.beginSettle()
            _ = loop.drainInbox()
            while loop.fireDueTimer() {}
            performIdleChecks()
            loop.endSettle()
        }

        /// Has the stage checked once the calls under way have returned; called from any thread.
        package func checkSoon() { loop.checkSoon() }
    }

    extension EventLoop {
        /// Has the loop checked once the calls under way have returned; called from any thread.
        func checkSoon() { onMainThread(after: .zero) { $0.check() } }

        /// Has the loop checked at a moment.
        func check(at due: StageInstant) { onMainThread(after: now.duration(to: due)) { $0.check() } }

        /// Checks for leaks a second later, since UIKit keeps a controller for a while.
        func checkLeaksLater() { onMainThread(after: .seconds(1)) { $0.ledger.check() } }

        /// Calls a closure with the stage on the main thread, no earlier than after a delay.
        fileprivate func onMainThread(after delay: Duration, _ action: @escaping @Sendable (Stage) -> Void) {
            // Rounded up: a check that comes too early finds nothing due, and another would be needed.
            let wait = DispatchTimeInterval.nanoseconds(Int(clamping: max(delay, .zero).wholeNanoseconds + 1))
            DispatchQueue.main.asyncAfter(deadline: .now() + wait) {
                guard let stage = ThreadSlot.stage, stage.loop === self else { return }
                action(stage)
            }
        }
    }

    /// Turns a callback that stays on the main thread into a `@Sendable` one, as some notification centres require.
    package func confinedToMainThread<Value>(_ body: @escaping (Value) -> Void) -> @Sendable (Value) -> Void {
        // Safe: it is called only on the thread on which it was made, which each call checks.
        nonisolated(unsafe) let body = body
        return { value in
            precondition(Stage.running != nil, "this was called on another thread; come back to the main thread first")
            body(value)
        }
    }
#endif
