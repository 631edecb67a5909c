import DemoContainers
import KooberContainers
import Rehearsal

Rehearsal.main(apps: [DemoApp.self, KooberApp.self])
