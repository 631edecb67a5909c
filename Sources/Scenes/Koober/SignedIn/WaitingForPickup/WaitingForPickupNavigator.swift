/// WaitingForPickup goes nowhere itself: whoever made it starts the new ride and shows the profile.
final class WaitingForPickupNavigator {}
