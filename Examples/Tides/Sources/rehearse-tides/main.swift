import RehearsalRunner
import Tides

RehearsalRunner.main(apps: [TidesApp.self])
