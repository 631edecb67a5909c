public import Foundation

/// What an item provider can load: on a stage, images.
public protocol NSItemProviderReading: AnyObject {}

extension UIImage: NSItemProviderReading {}

/// Hands over what the user has chosen in another app or on a screen of the system.
open class NSItemProvider: NSObject {
    /// What it hands over; strong, until the provider goes.
    private let object: any NSItemProviderReading

    init(object: any NSItemProviderReading) { self.object = object }

    /// Returns whether it can load an object of a class.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { type(of: object) == aClass }

    /// Loads an object of a class; an object of another class is an error.
    ///
    /// The handler is called on the stage after this call has returned; on a phone it is called on another thread.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let found = canLoadObject(ofClass: aClass) ? object : nil
        UIApplication.afterReturning("load object") {
            progress.completedUnitCount = 1
            completionHandler(found, found == nil ? CocoaError(.featureUnsupported) : nil)
        }
        return progress
    }
}
