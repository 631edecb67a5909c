public import Foundation

/// What an item provider can load: on a stage, images, texts and addresses.
public protocol NSItemProviderReading: AnyObject {}
/// What an item provider can be made of.
public protocol NSItemProviderWriting: AnyObject {}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {}
extension NSString: NSItemProviderReading, NSItemProviderWriting {}
extension NSURL: NSItemProviderReading, NSItemProviderWriting {}

/// Hands over what the user has chosen in another app or on a screen of the system.
open class NSItemProvider: NSObject {
    /// The object that it hands over; strong, until the provider goes.
    private let object: any NSItemProviderWriting

    /// Makes a provider of an object.
    public init(object: any NSItemProviderWriting) { self.object = object }

    /// Returns whether it can load an object of a class.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { found(aClass) != nil }

    private func found(_ type: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
        func cast<Wanted: NSItemProviderReading>(_: Wanted.Type) -> (any NSItemProviderReading)? { object as? Wanted }
        return cast(type)
    }

    /// Loads an object of a class; an object of another class is an error.
    ///
    /// The handler is called on the stage after this call has returned; on a phone it is called on another thread.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let found = found(aClass)
        UIApplication.afterReturning("load object") {
            progress.completedUnitCount = 1
            completionHandler(found, found == nil ? CocoaError(.featureUnsupported) : nil)
        }
        return progress
    }
}
