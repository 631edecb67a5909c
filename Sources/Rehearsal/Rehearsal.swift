// The one import of scenes, workers and containers, with what takes the place of Foundation on a stage.
@_exported public import Foundation
@_exported public import Scene
@_exported public import StageRuntime

#if canImport(FoundationNetworking)
    // On Linux, `URLRequest` and `URLResponse` stand here.
    @_exported public import FoundationNetworking
#endif

#if os(iOS) || PHONE
    @_exported public import Combine
    @_exported public import UIKit
#else
    @_exported public import HeadlessCombine
    @_exported public import HeadlessFoundation
    @_exported public import HeadlessUIKit

    /// The main queue on the stage, in place of Dispatch's.
    public typealias DispatchQueue = HeadlessFoundation.DispatchQueue

    /// A moment of the stage's time, in place of Dispatch's.
    public typealias DispatchTime = HeadlessFoundation.DispatchTime

    /// Work for the stage's main queue, in place of Dispatch's.
    public typealias DispatchWorkItem = HeadlessFoundation.DispatchWorkItem

    /// Dates as texts in the stage's locale, in place of Foundation's.
    public typealias DateFormatter = StageDateFormatter

    /// Numbers as texts in the stage's locale, in place of Foundation's.
    public typealias NumberFormatter = StageNumberFormatter

    /// The run loop on the stage, in place of Foundation's.
    public typealias RunLoop = HeadlessFoundation.RunLoop

    /// A timer in the stage's time, in place of Foundation's.
    public typealias Timer = HeadlessFoundation.Timer

    /// The user's settings in the stage's storage, in place of Foundation's.
    public typealias UserDefaults = HeadlessFoundation.UserDefaults

    /// The stage's centre, in place of Foundation's: it calls its observers at once, on the stage.
    public typealias NotificationCenter = HeadlessFoundation.NotificationCenter

    /// What the stage's centre tells its observers, in place of Foundation's.
    public typealias Notification = HeadlessFoundation.Notification
#endif
