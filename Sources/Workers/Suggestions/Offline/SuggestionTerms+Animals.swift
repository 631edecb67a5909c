extension SuggestionTerms {
    /// Animals, kangaroos among the first.
    static let animals = """
        kangaroos, wallaby, puppies, kittens, elephants, wallabies, koala, dolphins, horses, penguins, dog names,
        cat names, dinosaurs, bird song, wallaroo, kangaroo vs wallaby, hamster, guinea pig, rabbit, tortoise,
        goldfish, budgie, parrot, chickens, swift bird, swallow, swans, robin, blackbird, owl, eagle, kingfisher,
        woodpecker, hummingbird, flamingo, ostrich, emu, kookaburra, platypus, wombat, tasmanian devil, dingo,
        quokka, possum, echidna, lion, tiger, leopard, cheetah, jaguar, lynx, wolf, fox, bear, polar bear, panda,
        red panda, raccoon, badger, otter, beaver, squirrel, hedgehog, mole, mouse, bat, deer, reindeer, moose,
        bison, yak, llama, alpaca, camel, giraffe, zebra, hippopotamus, rhinoceros, gorilla, chimpanzee, orangutan,
        lemur, sloth, anteater, armadillo, aardvark, meerkat, hyena, ibex, marmot, chamois, st bernard,
        golden retriever, labrador, poodle, dachshund, border collie, sheepdog, whale, blue whale, killer whale,
        shark, octopus, squid, jellyfish, starfish, seahorse, crab, lobster, salmon, trout, eel, frog, toad, newt,
        salamander, axolotl, lizard, gecko, iguana, chameleon, crocodile, snake, turtle, spider, bee, wasp, ant,
        ladybird, butterfly, dragonfly, firefly, grasshopper, caterpillar, earthworm, snail, unicorn,
        endangered species, animal sounds, animal shelter near me, dog training, dog friendly holidays,
        why do cats purr, how fast is a cheetah, how high can a kangaroo jump, aquarium fish, vet near me, urchin,
        xerus, dwarf rabbits, vultures, akita dog
        """
}
