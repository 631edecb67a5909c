#if os(iOS) || PHONE
    import Dispatch

    // A phone's stage has no loop of its own to run: the main thread's run loop runs it. Scenes are on the main actor
    // there, so their tasks run on its executor, which no other executor can stand in for. The loop keeps what is left:
    // timers by the real clock and results that other threads bring, both looked at from the main queue.

    extension Stage {
        /// Makes this the stage of the main thread, for as long as the process lives.
        ///
        /// - Parameter problem: told of what would fail a walkthrough, in words: leaks, errors let through.
        @MainActor package func publishOnMainThread(_ problem: @escaping (String) -> Void) {
            precondition(ThreadSlot.stage == nil, "the main thread has a stage already: an app is launched once")
            ThreadSlot.content = UnsafeRawPointer(Unmanaged.passRetained(self).toOpaque())
            loop.onProblem = { problem($0.message) }
        }

        /// Fires what is due, takes in what other threads brought and asks whether scenes have left.
        fileprivate func look() {
            // One is under way already if a timer's action runs the run loop.
            guard !loop.isSettling else { return loop.lookSoon() }
            loop.beginSettle()
            _ = loop.takeInbox()
            while loop.fireDueTimer() {}
            performIdleChecks()
            loop.endSettle()
        }

        /// Has the main thread look at the stage when what is under way has returned; called from any thread.
        package func lookSoon() { loop.lookSoon() }
    }

    extension EventLoop {
        /// Has the main thread look at the loop when what is under way has returned; called from any thread.
        func lookSoon() { onMainThread(after: .zero) { $0.look() } }

        /// Has the main thread look at the loop at a moment.
        func look(at due: StageInstant) { onMainThread(after: now.duration(to: due)) { $0.look() } }

        /// Looks later for what is left of scenes that have gone: UIKit keeps a controller for a while.
        func checkLeaksLater() { onMainThread(after: .seconds(1)) { $0.ledger.check() } }

        /// Performs something with the stage on the main thread, at the earliest after a time.
        fileprivate func onMainThread(after delay: Duration, _ action: @escaping @Sendable (Stage) -> Void) {
            // Rounded up: a look that comes too early finds nothing due, and another would be needed.
            let wait = DispatchTimeInterval.nanoseconds(Int(clamping: max(delay, .zero).wholeNanoseconds + 1))
            DispatchQueue.main.asyncAfter(deadline: .now() + wait) {
                guard let stage = ThreadSlot.stage, stage.loop === self else { return }
                action(stage)
            }
        }
    }

    /// Makes a callback for a centre that wants `@Sendable` ones out of one that stays on the main thread.
    package func confinedToMainThread<Value>(_ body: @escaping (Value) -> Void) -> @Sendable (Value) -> Void {
        // Safe: it is called on the thread of its making only, which is checked at each call.
        nonisolated(unsafe) let body = body
        return { value in
            precondition(Stage.running != nil, "this was called on another thread; come back to the main thread first")
            body(value)
        }
    }
#endif
