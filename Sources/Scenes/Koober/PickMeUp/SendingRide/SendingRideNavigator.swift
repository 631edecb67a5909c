/// Closes the modal screen.
final class SendingRideNavigator: ClosingNavigator {}
