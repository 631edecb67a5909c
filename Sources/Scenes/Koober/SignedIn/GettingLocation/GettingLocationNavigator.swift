/// GettingLocation goes nowhere itself: whoever made it takes the location and shows the profile.
final class GettingLocationNavigator {}
