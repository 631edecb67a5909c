import DemoContainers
import KooberContainers
import RacesContainers
import RehearsalRunner

RehearsalRunner.main(apps: [DemoApp.self, KooberApp.self, RacesApp.self])
