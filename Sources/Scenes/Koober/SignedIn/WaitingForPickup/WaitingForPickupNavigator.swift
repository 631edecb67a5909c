/// WaitingForPickup opens no scene: its setup's closures do.
final class WaitingForPickupNavigator {}
