/// Launch takes no input: it has no control to map.
final class LaunchInteractor {}
