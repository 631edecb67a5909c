/// Closes the sheet, and goes nowhere else.
final class ProfileNavigator: ClosingNavigator {}
