import DemoContainers
import Rehearsal

Rehearsal.main(apps: [DemoApp.self])
