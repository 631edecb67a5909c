/// SendingRide has no controls.
final class SendingRideInteractor {}
