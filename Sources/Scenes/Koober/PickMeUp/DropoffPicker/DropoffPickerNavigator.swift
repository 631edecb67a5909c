/// Closes the sheet.
final class DropoffPickerNavigator: ClosingNavigator {}
