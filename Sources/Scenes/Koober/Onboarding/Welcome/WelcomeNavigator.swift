/// Welcome goes nowhere itself: whoever made it is told where the user wants to go.
final class WelcomeNavigator {}
