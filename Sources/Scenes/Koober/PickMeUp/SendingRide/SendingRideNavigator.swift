/// Closes the modal, and goes nowhere else.
final class SendingRideNavigator: ClosingNavigator {}
