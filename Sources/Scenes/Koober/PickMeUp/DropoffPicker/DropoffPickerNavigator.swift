/// Closes the sheet, and goes nowhere else.
final class DropoffPickerNavigator: ClosingNavigator {}
