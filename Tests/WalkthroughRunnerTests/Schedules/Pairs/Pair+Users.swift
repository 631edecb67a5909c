import HeadlessUIKit
import StageRuntime

extension Pair {
    /// Replies and timers come between the letters of a text.
    static let letters = [
        // The defect: a lone letter is taken for a shortcut, though more may follow.
        Pair("Shortcut", .letters, "tap \"Load\"\ntype \"abc\" into note\nwait 1s\nexpect note is \"abc\"") { scene in
            scene.addField()
            scene.on("Load") { scene in
                scene.load(RaceCalls.find) { if $0.field.text?.count == 1, !$0.isMended { $0.field.text = "" } }
            }
        },
        // The defect: the text at the time of the reply is kept, and later typing is lost.
        Pair("KeptTooSoon", .letters, "tap \"Load\"\ntype \"abc\" into note\nwait 1s\nexpect outcome is \"abc\"") {
            scene in
            scene.addField { if !$0.facts.contains("kept") { $0.text = $0.field.text ?? "" } }
            scene.on("Load") { scene in
                scene.load(RaceCalls.find) { scene in
                    if scene.field.text?.isEmpty == false, !scene.isMended { scene.facts.insert("kept") }
                }
            }
        },
        // A tip goes after 100 ms; the defect: with it goes a text that is not finished.
        Pair("TipClears", .letters, "tap \"Tip\"\ntype \"abc\" into note\nwait 1s\nexpect note is \"abc\"") { scene in
            scene.addField()
            scene.on("Tip") { scene in
                scene.after(100, "hide tip") { scene in
                    if scene.field.text?.count ?? 0 < 3, !scene.isMended { scene.field.text = "" }
                }
            }
        },
        // The first letter asks for suggestions; the defect: they take the keyboard.
        Pair("TakesTheKeyboard", .letters, "type \"abc\" into note\nwait 1s\nexpect note is \"abc\"") { scene in
            scene.addField { scene in
                guard scene.field.text?.count == 1 else { return }
                scene.load(RaceCalls.find) { scene in
                    if scene.field.text?.count ?? 0 < 3, !scene.isMended { scene.field.resignFirstResponder() }
                }
            }
        },
        // A draft is saved 150 ms after the first letter; the defect: only once.
        Pair("SavedOnce", .letters, "type \"abc\" into note\nwait 1s\nexpect outcome is \"abc\"") { scene in
            scene.addField { scene in
                if !scene.isMended, scene.facts.contains("begun") { return }
                scene.facts.insert("begun")
                scene.after(150, "save") { $0.text = $0.field.text ?? "" }
            }
        },
    ]

    /// The user takes time before a step.
    static let slowUser = [
        // The form is reloaded after 500 ms; the defect: it overwrites typed text.
        Pair(
            "RefreshOverwrites", .slowUser,
            "tap \"Edit\"\ntype \"x\" into note\ntap \"Save\"\nwait 1s\nexpect outcome is \"x\""
        ) { scene in
            scene.addField()
            scene.on("Edit") { scene in
                scene.after(500, "refresh") { scene in
                    if !scene.isMended { scene.field.text = "" }
                }
            }
            scene.on("Save") { $0.text = $0.field.text ?? "" }
        },
        // The app locks after 2 s without an input; the defect: it drops the text that is being saved.
        Pair("LockedSave", .slowUser, "tap \"Open\"\ntap \"Save\"\nexpect outcome is \"saved\"") { scene in
            scene.on("Open") { $0.after(2000, "lock") { $0.facts.insert("locked") } }
            scene.on("Save") { if $0.isMended || !$0.facts.contains("locked") { $0.text = "saved" } }
        },
        // The defect: data older than half a minute is shown, and nothing new is requested.
        Pair(
            "StaleCache", .slowUser,
            "tap \"Load\"\nwait 1s\ntap \"Show\"\nwait 1s\nexpect outcome is \"fresh\""
        ) { scene in
            scene.on("Load") { scene in
                let start = Stage.current.clock.now
                scene.load(RaceCalls.find) { $0.on("Show") { $0.showCached(since: start) } }
            }
        },
        // A deletion is final after 5 s; the defect: undo after that does nothing.
        Pair("KeptTooLate", .slowUser, "tap \"Delete\"\ntap \"Keep\"\nwait 10s\nexpect outcome is \"there\"") { scene in
            scene.on("Delete") { scene in
                scene.after(5000, "commit") { scene in
                    if !scene.facts.contains("kept") { scene.text = "gone" }
                }
            }
            scene.on("Keep") { scene in
                scene.facts.insert("kept")
                if scene.isMended || scene.text != "gone" { scene.text = "there" }
            }
        },
        // A search begins 50 ms after the last letter, twice if the user pauses; the defect: the old one may end last.
        Pair("DebouncedSearch", .slowUser, "type \"ab\" into note\nexpect outcome is \"ab\" within 1s") { scene in
            scene.addField { scene in
                let query = scene.field.text ?? ""
                scene.after(50, "debounce") { scene in
                    guard scene.field.text == query else { return }
                    scene.load(RaceCalls.find) { scene in
                        if !scene.isMended || scene.field.text == query { scene.text = query }
                    }
                }
            }
        },
        // The defect: a reply that comes after the tip, and before the user goes on, finds the first page only.
        Pair(
            "SecondPage", .slowUser,
            "tap \"First\"\ntap \"Second\"\nwait 2s\nexpect outcome is \"2 pages\""
        ) { scene in
            scene.on("First") { scene in
                scene.load(RaceCalls.find) { $0.facts.insert("first") }
                scene.after(400, "tip") { if $0.facts.contains("first") { $0.facts.insert("tip") } }
            }
            scene.on("Second") { scene in
                scene.text = scene.facts.contains("tip") && !scene.isMended ? "1 page" : "2 pages"
            }
        },
    ]
}

extension PairVC {
    fileprivate func showCached(since start: StageInstant) {
        let isOld = start.duration(to: Stage.current.clock.now) > .seconds(30)
        if isOld, isMended { load(RaceCalls.quick) { $0.text = "fresh" } } else { text = isOld ? "old" : "fresh" }
    }
}
