extension SuggestionTerms {
    /// Instruments, pieces and styles.
    static let music = """
        songs, piano lessons, top 40, guitar tuner, christmas songs, love songs, wedding songs, happy birthday song,
        classical music, jazz, beethoven, mozart, bach, moonlight sonata, metronome, sheet music, concerts near me,
        ukulele chords, karaoke, music for studying, rock music, drum lessons, violin, swing music,
        vivaldi four seasons, lullabies, national anthem, bass guitar, music theory, circle of fifths, major scales,
        chord progression, how to read music, learn piano online, vinyl records, headphones, blues scale,
        bossa nova, samba, salsa music, reggae, folk songs, sea shanties, country music, hip hop, house music,
        techno, ambient music, film music, musicals, opera, orchestra, string quartet, symphony orchestra,
        choir near me, gospel choir, a cappella, barbershop quartet, brass band, bagpipes, accordion, banjo, cello,
        clarinet, double bass, didgeridoo, flute, french horn, glockenspiel, harmonica, harp, kazoo, mandolin,
        marimba, oboe, organ music, pan flute, recorder notes, saxophone, sitar, steel drum, theremin, triangle,
        trombone, trumpet, tuba, viola, chopin nocturnes, debussy clair de lune,
        dvorak new world symphony|dvořák new world symphony, handel messiah|händel messiah, haydn, schubert,
        tchaikovsky swan lake, nutcracker ballet, magic flute, carmen, ode to joy, fur elise|für elise,
        songs of the 80s, 90s music, 60s songs, one hit wonders, music festivals, vocal warm up, singing lessons,
        beatboxing, dj mixer, midi keyboard, record player, oh christmas tree lyrics, twelve days of christmas,
        nylon guitar strings, cd player
        """
}
