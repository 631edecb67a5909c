extension SuggestionTerms {
    /// Questions.
    static let howTo = """
        how to boil an egg, how to screenshot, how to write a cv, how to make pancakes, how to lose weight,
        how to sleep better, how to learn swift, how to fold a paper plane, how to change a tyre, how to whistle,
        how to knit, how to juggle, how to swim, how to ride a bike, how to play chess, how to play guitar,
        how to make slime, how to make bread, how to make friends, how to save money, how to remove stains,
        how to unblock a sink, how to get rid of hiccups, how to fix a zip, how to grow tomatoes,
        how to prune roses, how to start a podcast, how to write a letter, how to write a poem,
        how to say hello in japanese, how to say thank you in french, how to pronounce quinoa,
        how to solve a sudoku, how to tie a bow, how to tie shoelaces, how to iron a shirt, how to clean windows,
        how to clean a keyboard, how to descale a kettle, how to cut an onion, how to cut a mango,
        how to poach an egg, how to roast chestnuts, how to open a jar, how to open a coconut,
        how to sew on a button, how to paint a wall, how to hang a picture, how to build a shed,
        how to light a fire, how to read a map, how to calculate percentages, how to convert miles to km,
        how to convert fahrenheit to celsius, how to print double sided, how to take a passport photo,
        how to type faster, how to type an umlaut, how to use chopsticks, how to meditate, how to do a handstand,
        how to dance, how to jump like a kangaroo, how tall is the eiffel tower, how far is the moon,
        how old is the earth, how long to boil potatoes, how long is a marathon, how many days until christmas,
        how many countries are there, how many grams in a cup, how much water should i drink,
        how does the internet work, how do planes fly, how do magnets work, why is the sky blue, why do we dream,
        why do leaves change colour, why is the sea salty, what day is it, what to cook tonight, what to watch,
        what to wear to a wedding, what is my ip, what is viper architecture, what is swift used for,
        what is the capital of australia, what is the tallest mountain, what is the meaning of life,
        what is a prime number, what causes thunder, what year is it, when is easter, when is mother's day,
        when is father's day, when is full moon, when to plant potatoes, where am i, where to eat near me,
        where is my parcel, where do kangaroos live, which bin day is it, which way is north,
        who invented the telephone, who painted the mona lisa, who was cleopatra, who was leonardo da vinci,
        who was einstein, can dogs eat apples, can you freeze cheese, do i need a visa, does rice go off,
        is it going to rain, is tomato a fruit, are bananas berries, should i bring an umbrella
        """
}
