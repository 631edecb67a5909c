// The one import of scenes, workers and containers, with what replaces Foundation on a stage.
@_exported public import Foundation
@_exported public import Scene
@_exported public import StageRuntime

#if canImport(FoundationNetworking)
    // On Linux, `URLRequest` and `URLResponse` are here.
    @_exported public import FoundationNetworking
#endif

#if os(iOS) || PHONE
    @_exported public import Combine
    @_exported public import UIKit
    #if os(iOS)
        @_exported public import CoreLocation
        @_exported public import MapKit
        @_exported public import PhotosUI
        @_exported public import SafariServices
        @_exported public import WebKit
        @_exported public import os
    #endif

    #if !canImport(Darwin)
        /// How long ago a moment was; Foundation on Linux has none.
        public typealias RelativeDateTimeFormatter = StageRelativeDateTimeFormatter
    #endif
#else
    @_exported public import HeadlessCombine
    @_exported public import HeadlessFoundation
    @_exported public import HeadlessFrameworks
    @_exported public import HeadlessUIKit

    /// The main queue on the stage, instead of Dispatch's.
    public typealias DispatchQueue = HeadlessFoundation.DispatchQueue

    /// Work of several parts that ends on the stage's main queue, instead of Dispatch's.
    public typealias DispatchGroup = HeadlessFoundation.DispatchGroup

    /// The observation of a view's property, instead of Foundation's on a Mac.
    public typealias NSKeyValueObservation = HeadlessFoundation.NSKeyValueObservation

    /// What an observer of a property asks for, instead of Foundation's on a Mac.
    public typealias NSKeyValueObservingOptions = HeadlessFoundation.NSKeyValueObservingOptions

    /// A change of an observed property, instead of Foundation's on a Mac.
    public typealias NSKeyValueObservedChange = HeadlessFoundation.NSKeyValueObservedChange

    /// A moment of the stage's time, instead of Dispatch's.
    public typealias DispatchTime = HeadlessFoundation.DispatchTime

    /// Work for the stage's main queue, instead of Dispatch's.
    public typealias DispatchWorkItem = HeadlessFoundation.DispatchWorkItem

    /// Dates as texts in the stage's locale, instead of Foundation's.
    public typealias DateFormatter = StageDateFormatter

    /// Numbers as texts in the stage's locale, instead of Foundation's.
    public typealias NumberFormatter = StageNumberFormatter

    /// The run loop on the stage, instead of Foundation's.
    public typealias RunLoop = HeadlessFoundation.RunLoop

    /// A timer in the stage's time, instead of Foundation's.
    public typealias Timer = HeadlessFoundation.Timer

    /// The user's settings in the stage's storage, instead of Foundation's.
    public typealias UserDefaults = HeadlessFoundation.UserDefaults

    /// The stage's centre, instead of Foundation's: it calls its observers at once, on the stage.
    public typealias NotificationCenter = HeadlessFoundation.NotificationCenter

    /// What the stage's centre tells its observers, instead of Foundation's.
    public typealias Notification = HeadlessFoundation.Notification

    /// The same, so that its `Name` is one type.
    public typealias NSNotification = HeadlessFoundation.Notification

    /// How long ago a moment was, in the stage's locale, instead of Foundation's.
    public typealias RelativeDateTimeFormatter = StageRelativeDateTimeFormatter

    /// An object whose changes are published on the stage, instead of Combine's.
    public typealias ObservableObject = HeadlessCombine.ObservableObject

    /// A property whose changes are published on the stage, instead of Combine's.
    public typealias Published = HeadlessCombine.Published

    /// Data that a picker provides, instead of Foundation's.
    public typealias NSItemProvider = HeadlessUIKit.NSItemProvider

    /// What a provider of data can make, instead of Foundation's.
    public typealias NSItemProviderReading = HeadlessUIKit.NSItemProviderReading

    /// Messages for the trace, instead of the unified logging system.
    public typealias Logger = HeadlessFrameworks.Logger

    /// A colour as a layer has it, instead of CoreGraphics', like all names below.
    public typealias CGColor = HeadlessUIKit.CGColor

    /// The pixels of an image.
    public typealias CGImage = HeadlessUIKit.CGImage

    /// What is drawn in.
    public typealias CGContext = HeadlessUIKit.CGContext

    /// Lines and curves.
    public typealias CGPath = HeadlessUIKit.CGPath

    /// Lines and curves that grow.
    public typealias CGMutablePath = HeadlessUIKit.CGMutablePath

    /// How a path is painted.
    public typealias CGPathDrawingMode = HeadlessUIKit.CGPathDrawingMode

    /// What is inside a path.
    public typealias CGPathFillRule = HeadlessUIKit.CGPathFillRule

    /// How a line ends.
    public typealias CGLineCap = HeadlessUIKit.CGLineCap

    /// How lines meet.
    public typealias CGLineJoin = HeadlessUIKit.CGLineJoin
#endif
