/// SendingRide takes no input: it has no control to map.
final class SendingRideInteractor {}
