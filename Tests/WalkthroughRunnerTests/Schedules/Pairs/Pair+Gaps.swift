extension Pair {
    /// A reply falls between two timers or replies, however near they are.
    static let gaps = [
        // A hint is shown for 60 ms; the defect: a result that comes meanwhile is dropped.
        Pair("HintCoversResult", .gaps, "tap \"Load\"\nwait 1s\nexpect outcome is \"Result\"") { scene in
            scene.on("Load") { scene in
                scene.load(RaceCalls.find) { if $0.isMended || !$0.facts.contains("hint") { $0.text = "Result" } }
                scene.after(100, "show hint") { $0.facts.insert("hint") }
                scene.after(160, "hide hint") { $0.facts.remove("hint") }
            }
        },
        // The defect: what comes in the one millisecond of a transition is lost.
        Pair("LostInTransition", .gaps, "tap \"Load\"\nwait 1s\nexpect outcome is \"Result\"") { scene in
            scene.on("Load") { scene in
                scene.after(200, "begin") { $0.facts.insert("moving") }
                scene.after(201, "end") { $0.facts.remove("moving") }
                scene.load(RaceCalls.slow) { if $0.isMended || !$0.facts.contains("moving") { $0.text = "Result" } }
            }
        },
        // The defect: an old reply replaces a new one in the state, where no element shows it.
        Pair("OldIsKept", .gaps, "tap \"Load\"\nwait 1s\nexpect outcome is \"\"") { scene in
            scene.on("Load") { scene in
                scene.load(RaceCalls.find) { if !$0.isMended { $0.hidden = "old" } }
                scene.load(RaceCalls.slow) { $0.hidden = "new" }
            }
        },
        // Two halves arrive 2 ms apart; the defect: whoever looks between them takes the first for the whole.
        Pair("HalfOfTwo", .gaps, "tap \"Load\"\nwait 1s\nexpect outcome is \"both\"") { scene in
            scene.on("Load") { scene in
                scene.load(RaceCalls.find) { $0.facts.insert("left") }
                scene.load(RaceCalls.twin) { $0.facts.insert("right") }
                scene.load(RaceCalls.slow) { scene in
                    scene.kept = scene.facts.count == 1 && !scene.isMended ? "half" : "both"
                    scene.text = scene.kept
                }
            }
        },
        // A token is renewed; the defect: a page asked for with the old one and answered after is taken for the new.
        Pair("RenewedToken", .gaps, "tap \"Load\"\nwait 2s\nexpect outcome is \"page\"") { scene in
            scene.on("Load") { scene in
                scene.after(300, "expire") { $0.facts.insert("expired") }
                scene.after(302, "renew") { $0.facts = ["renewed"] }
                scene.load(RaceCalls.find) { scene in
                    let isLost = scene.facts.contains("expired") && !scene.isMended
                    scene.text = isLost ? "signed out" : "page"
                }
            }
        },
        // The defect: only one of the six orders of three replies is not thought of.
        Pair("ThreeReplies", .gaps, "tap \"Load\"\nwait 2s\nexpect outcome is \"3\"") { scene in
            scene.on("Load") { scene in
                for (name, call) in [("a", RaceCalls.find), ("b", RaceCalls.twin), ("c", RaceCalls.slow)] {
                    scene.load(call) { scene in
                        scene.kept += name
                        scene.count += 1
                        scene.text = scene.kept == "bca" && !scene.isMended ? "2" : String(scene.count)
                    }
                }
            }
        },
    ]

    /// A reply falls between two of many steps that are taken at one moment.
    static let manySteps =
        [9, 13, 6].map { place in
            // The defect: the total that a reply is added to is that of so many taps.
            Pair("AfterTap\(place)", .steps, "tap \"Load\"\n" + taps + "wait 1s\nexpect outcome is \"16\"") { scene in
                scene.on("Load") { scene in
                    scene.load(RaceCalls.find) { if $0.count == place, !$0.isMended { $0.count -= 1 } }
                }
                scene.on("More") { $0.show(1) }
            }
        } + [
            // The defect: a reply between the last two taps puts the counter back.
            Pair("BeforeTheLast", .steps, "tap \"Load\"\n" + taps + "wait 1s\nexpect outcome is \"16\"") { scene in
                scene.on("Load") { scene in
                    scene.load(RaceCalls.slow) { if $0.count == 15, !$0.isMended { $0.count = 0 } }
                }
                scene.on("More") { $0.show(1) }
            },
            // The defect: a switch that is on by chance when the reply comes is taken for the reply's own.
            Pair("Toggled", .steps, "tap \"Load\"\n" + taps + "wait 1s\nexpect outcome is \"16\"") { scene in
                scene.on("Load") { scene in
                    scene.load(RaceCalls.find) { if $0.count == 11, !$0.isMended { $0.facts.insert("own") } }
                }
                scene.on("More") { $0.show($0.facts.contains("own") ? 0 : 1) }
            },
        ]

    private static let taps = String(repeating: "tap \"More\"\n", count: 16)
}

extension PairVC {
    fileprivate func show(_ more: Int) {
        count += more
        text = String(count)
    }
}
