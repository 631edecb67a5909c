import HeadlessUIKit
import StageRuntime

extension Pair {
    /// Calls that declare no latency take time on a phone.
    static let undeclared = [
        // The defect: the value read is written back later, over a value written meanwhile.
        Pair("LostWrite", .undeclared, "tap \"Add\"\ntap \"Add\"\nwait 1s\nexpect outcome is \"2\"") { scene in
            scene.on("Add") { scene in
                let read = scene.count
                scene.load(RaceCalls.file) { scene in
                    scene.count = (scene.isMended ? scene.count : read) + 1
                    scene.text = String(scene.count)
                }
            }
        },
        // The defect: the choice that is saved last is the one whose file took longer.
        Pair("LastSaveWins", .undeclared, "tap \"A\"\ntap \"B\"\nwait 1s\nexpect outcome is \"B\"") { scene in
            for name in ["A", "B"] {
                scene.on(name) { scene in
                    if scene.isMended { scene.task?.cancel() }
                    scene.task = scene.load(RaceCalls.file) { $0.text = name }
                }
            }
        },
        // The defect: the device answers after the user has cancelled.
        Pair(
            "LocatedAnyway", .undeclared, "tap \"Locate\"\ntap \"Cancel\"\nwait 1s\nexpect outcome is \"\""
        ) { scene in
            scene.on("Locate") { scene in
                scene.task = scene.load(RaceCalls.device) { if $0.facts.contains("cancelled") { $0.text = "here" } }
            }
            scene.on("Cancel") { scene in
                scene.facts.insert("cancelled")
                if scene.isMended { scene.task?.cancel() }
            }
        },
        // The defect: the first of two that are under way says that nothing is.
        Pair("BusyFlag", .undeclared, "tap \"Save\"\nwait 1s\nexpect outcome is \"idle\"") { scene in
            scene.on("Save") { scene in
                scene.load(RaceCalls.file) { scene in
                    scene.facts.insert("file")
                    if scene.isMended || !scene.facts.contains("device") { scene.text = "idle" }
                }
                scene.load(RaceCalls.device) { scene in
                    scene.facts.insert("device")
                    if scene.facts.contains("file") || scene.isMended { scene.text = "idle" }
                }
            }
        },
        // The defect: the value read at the start overwrites typed text.
        Pair(
            "ReadOverEdit", .undeclared,
            "tap \"Read\"\ntype \"new\" into note\nwait 1s\nexpect note is \"new\""
        ) { scene in
            scene.addField()
            scene.on("Read") { scene in
                scene.load(RaceCalls.file) { scene in
                    if !scene.isMended || scene.field.text?.isEmpty == true { scene.field.text = "" }
                }
            }
        },
    ]
}
