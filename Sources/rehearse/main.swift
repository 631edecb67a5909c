import DemoContainers
import KooberContainers
import RacesContainers
import RehearsalRunner
import SkeletonContainers

RehearsalRunner.main(apps: [DemoApp.self, KooberApp.self, RacesApp.self, SkeletonApp.self])
