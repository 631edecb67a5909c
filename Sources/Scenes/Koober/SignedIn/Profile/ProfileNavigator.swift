/// Closes the sheet.
final class ProfileNavigator: ClosingNavigator {}
