import Foundation
package import StageRuntime
package import WorkerSupport

/// Finds dog breeds by name.
package protocol BreedsWorker: AnyObject {
    /// Returns the breeds that match a text, in the order in which they are shown.
    ///
    /// - Parameter text: the typed text, not trimmed.
    /// - Throws: ``BreedsError``; `cancelled` as soon as the calling task is cancelled.
    func search(_ text: String) async throws(BreedsError) -> [Breed]
}

/// A dog breed.
package struct Breed: Equatable, Codable, Sendable {
    /// The name of the breed.
    package let name: String

    /// Makes a breed.
    package init(name: String) { self.name = name }
}

/// Why the search failed.
package enum BreedsError: Error, Equatable, Sendable {
    /// There is no connection.
    case offline
    /// The server was too slow, or its reply had a status other than 2xx or an invalid body.
    case server
    /// The calling task was cancelled.
    case cancelled

    /// Makes the error for a fault of the call.
    package init(_ fault: WorkerFault) {
        self =
            switch fault {
            case .cancelled: .cancelled
            case .offline: .offline
            case .unauthorised, .timeout, .status, .garbage, .io, .full: .server
            }
    }
}

/// The worker call of the search for breeds.
package enum BreedsCalls {
    /// `breeds.search`: returns the breeds that match a text; 0.3 s.
    package static let search = HttpCall<String, [Breed]>(
        WorkerCall(
            WorkerCallDescription("breeds.search", kind: .network, latency: .milliseconds(300)),
            decode: JsonReply.decode, summary: { [TraceEvent.Field("count", String($0.count))] }),
        fields: { [TraceEvent.Field("text", $0)] },
        request: { HttpRequest(path: "breeds/search", query: [HttpRequest.Item("q", $0)]) },
        offline: { text, _ in DogBreeds.search(text) })
}

/// Searches breeds by the server, or without one in a list.
extension HttpWorker: BreedsWorker {
    /// Returns the breeds that match a text; offline those whose names contain it, ignoring case.
    package func search(_ text: String) async throws(BreedsError) -> [Breed] {
        try await perform(BreedsCalls.search, text, orThrow: BreedsError.init)
    }
}

/// The breeds of the offline worker.
enum DogBreeds {
    /// Returns the breeds whose names contain a text, ignoring case, in alphabetical order.
    static func search(_ text: String) -> [Breed] {
        names.filter { $0.range(of: text, options: .caseInsensitive) != nil }.map { Breed(name: $0) }
    }

    /// All names in alphabetical order, ignoring case.
    static let names = [
        "Affenpinscher", "Afghan Hound", "Airedale Terrier", "Akita", "Alaskan Klee Kai", "Alaskan Malamute",
        "American Bulldog", "American English Coonhound", "American Eskimo Dog", "American Foxhound",
        "American Hairless Terrier", "American Staffordshire Terrier", "American Water Spaniel",
        "Anatolian Shepherd Dog", "Appenzeller Sennenhund", "Australian Cattle Dog", "Australian Kelpie",
        "Australian Shepherd", "Australian Terrier", "Azawakh", "Barbet", "Basenji", "Basset Hound", "Beagle",
        "Bearded Collie", "Beauceron", "Bedlington Terrier", "Belgian Malinois", "Belgian Sheepdog",
        "Belgian Tervuren", "Bergamasco Sheepdog", "Berger Picard", "Bernese Mountain Dog", "Bichon Frise",
        "Black and Tan Coonhound", "Black Russian Terrier", "Bloodhound", "Bluetick Coonhound", "Boerboel",
        "Bolognese", "Border Collie", "Border Terrier", "Borzoi", "Boston Terrier", "Bouvier des Flandres", "Boxer",
        "Boykin Spaniel", "Bracco Italiano", "Briard", "Brittany", "Broholmer", "Brussels Griffon", "Bull Terrier",
        "Bulldog", "Bullmastiff", "Cairn Terrier", "Canaan Dog", "Cane Corso", "Cardigan Welsh Corgi",
        "Catahoula Leopard Dog", "Cavalier King Charles Spaniel", "Cesky Terrier", "Chesapeake Bay Retriever",
        "Chihuahua", "Chinese Crested", "Chinese Shar-Pei", "Chinook", "Chow Chow", "Cirneco dell'Etna",
        "Clumber Spaniel", "Cocker Spaniel", "Collie", "Coton de Tulear", "Curly-Coated Retriever", "Dachshund",
        "Dalmatian", "Dandie Dinmont Terrier", "Doberman Pinscher", "Dogo Argentino", "Dogue de Bordeaux", "Drever",
        "Dutch Shepherd", "English Cocker Spaniel", "English Foxhound", "English Setter", "English Springer Spaniel",
        "English Toy Spaniel", "Entlebucher Mountain Dog", "Eurasier", "Field Spaniel", "Finnish Lapphund",
        "Finnish Spitz", "Flat-Coated Retriever", "French Bulldog", "German Pinscher", "German Shepherd Dog",
        "German Shorthaired Pointer", "German Wirehaired Pointer", "Giant Schnauzer", "Glen of Imaal Terrier",
        "Golden Retriever", "Gordon Setter", "Great Dane", "Great Pyrenees", "Greater Swiss Mountain Dog",
        "Greyhound", "Hamiltonstovare", "Hanoverian Scenthound", "Harrier", "Havanese", "Hovawart", "Ibizan Hound",
        "Icelandic Sheepdog", "Irish Red and White Setter", "Irish Setter", "Irish Terrier", "Irish Water Spaniel",
        "Irish Wolfhound", "Italian Greyhound", "Japanese Chin", "Japanese Spitz", "Keeshond", "Kerry Blue Terrier",
        "Komondor", "Kooikerhondje", "Kuvasz", "Labrador Retriever", "Lagotto Romagnolo", "Lakeland Terrier",
        "Lancashire Heeler", "Leonberger", "Lhasa Apso", "Lowchen", "Maltese", "Manchester Terrier", "Mastiff",
        "Miniature American Shepherd", "Miniature Bull Terrier", "Miniature Pinscher", "Miniature Schnauzer", "Mudi",
        "Neapolitan Mastiff", "Newfoundland", "Norfolk Terrier", "Norwegian Buhund", "Norwegian Elkhound",
        "Norwegian Lundehund", "Norwich Terrier", "Nova Scotia Duck Tolling Retriever", "Old English Sheepdog",
        "Otterhound", "Papillon", "Parson Russell Terrier", "Pekingese", "Pembroke Welsh Corgi",
        "Perro de Presa Canario", "Petit Basset Griffon Vendeen", "Pharaoh Hound", "Plott Hound", "Pointer",
        "Polish Lowland Sheepdog", "Pomeranian", "Poodle", "Portuguese Podengo", "Portuguese Water Dog", "Pug",
        "Puli", "Pumi", "Pyrenean Shepherd", "Rat Terrier", "Redbone Coonhound", "Rhodesian Ridgeback", "Rottweiler",
        "Russell Terrier", "Saint Bernard", "Saluki", "Samoyed", "Schipperke", "Scottish Deerhound",
        "Scottish Terrier", "Sealyham Terrier", "Shetland Sheepdog", "Shiba Inu", "Shih Tzu", "Siberian Husky",
        "Silky Terrier", "Skye Terrier", "Sloughi", "Smooth Fox Terrier", "Soft Coated Wheaten Terrier",
        "Spanish Water Dog", "Spinone Italiano", "Stabyhoun", "Staffordshire Bull Terrier", "Standard Schnauzer",
        "Sussex Spaniel", "Swedish Vallhund", "Tibetan Mastiff", "Tibetan Spaniel", "Tibetan Terrier",
        "Toy Fox Terrier", "Treeing Walker Coonhound", "Vizsla", "Weimaraner", "Welsh Springer Spaniel",
        "Welsh Terrier", "West Highland White Terrier", "Whippet", "Wire Fox Terrier", "Wirehaired Pointing Griffon",
        "Xoloitzcuintli", "Yorkshire Terrier",
    ]
}
