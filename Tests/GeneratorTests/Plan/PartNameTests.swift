import Foundation
import TestSupport
import Testing

@testable import Generator

@Suite struct PartNameTests {
    private func message(_ name: String, suffix: String = "") -> String? {
        do throws(PartError) {
            _ = try PartName(name, of: "a scene", suffix: suffix)
            return nil
        } catch {
            return error.message
        }
    }

    @Test(arguments: [
        ("Detail", "detail", "detail", "Detail"), ("CoffeeShop", "coffeeShop", "coffee-shop", "Coffee shop"),
        ("URL", "url", "url", "URL"), ("URLList", "urlList", "url-list", "URL list"), ("A", "a", "a", "A"),
    ])
    func `a name is a property, a word and a title too`(name: String, property: String, word: String, title: String)
        throws
    {
        let name = try PartName(name, of: "a scene")
        #expect(name.property == property && name.word == word && name.title == title)
    }

    @Test(arguments: [
        ("detail", "; did you mean Detail?"), ("coffee-shop", "; did you mean CoffeeShop?"),
        ("1st", ", such as Detail"),
        ("", ", such as Detail"), ("Ünder", "; did you mean Nder?"),
    ])
    func `what no type can be called is refused with what would do`(name: String, help: String) {
        #expect(
            message(name)
                == "\"\(name)\" cannot be the name of a scene: a type's name is a capital letter, then letters and digits"
                + help)
    }

    @Test func `names that mean something already are refused`() {
        expect(message("Default"), is: "\"Default\" cannot be used: `default` is a word of Swift; choose another name")
        expect(
            message("UITable"),
            is: "\"UITable\" cannot be used: names that begin like this belong to UIKit; choose another name")
        #expect(message("Scene")?.hasPrefix("\"Scene\" cannot be used: `SceneView` and") == true)
        #expect(message("Uint") == nil && message("UIx") == nil)
        expect(
            message("DetailScene", suffix: "Scene"),
            is: "the word Scene is added to \"DetailScene\"; leave it out: Detail")
        expect(
            message("ListOfTheWholeWideWorld12"),
            is: "\"ListOfTheWholeWideWorld12\" has 25 characters, but at most 24 are allowed; choose a shorter name")
    }

    @Test func `no app is called like a module that is built with it`() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../../Sources")
        let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path)
        for module in folders
        where module.first?.isUppercase == true && !["DependencyContainers", "Scenes", "Workers"].contains(module) {
            #expect(PartPlanner.reservedModules.contains(module), "\(module)")
        }
    }
}
