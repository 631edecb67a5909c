public import struct Foundation.Date
public import typealias Foundation.TimeInterval
import StageRuntime

#if PHONE
    public import Foundation
#else
    public import HeadlessFoundation
#endif

extension Timer {
    /// Sends the date repeatedly, once it is connected.
    public final class TimerPublisher: ConnectablePublisher {
        /// It sends dates.
        public typealias Output = Date
        /// It cannot fail.
        public typealias Failure = Never
        /// The seconds between two dates.
        public let interval: TimeInterval
        /// How much later it may be, in seconds; without effect on a stage.
        public let tolerance: TimeInterval?
        /// The run loop that keeps the timer.
        public let runLoop: RunLoop
        /// The mode of the run loop.
        public let mode: RunLoop.Mode
        /// The subscribers; strong, the publisher owns them.
        private let audience = Audience<Date, Never>()

        /// Makes a publisher of dates.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            (self.interval, self.tolerance, self.runLoop, self.mode) = (interval, tolerance, runLoop, mode)
        }

        /// Attaches a subscriber; a date that it has not asked for is lost.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            audience.add(subscriber)
        }

        /// Starts a timer, which ends when the result is cancelled or released.
        public func connect() -> any Cancellable {
            let timer = Timer.repeating(interval) { [audience] in audience.send(Stage.current.now) }
            timer.tolerance = tolerance ?? 0
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }

    /// Returns a publisher of the date, repeatedly; mostly followed by `.autoconnect()`.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }
}
