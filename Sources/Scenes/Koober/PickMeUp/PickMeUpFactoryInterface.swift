package import HeadlessUIKit

/// What makes the scenes of a ride.
package protocol PickMeUpFactoryInterface: AnyObject {
    /// Makes the ride itself.
    func makeRide(_ setup: RideSetup) -> UIViewController
    /// Makes the picker, below a bar and ready to be presented.
    func makeDropoffPicker(_ setup: DropoffPickerSetup) -> UIViewController
    /// Makes the scene that orders the ride, ready to be presented.
    func makeSendingRide(_ setup: SendingRideSetup) -> UIViewController
}
