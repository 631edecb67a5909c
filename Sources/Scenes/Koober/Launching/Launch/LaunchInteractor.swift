/// Launch has no controls.
final class LaunchInteractor {}
