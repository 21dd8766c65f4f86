extension Language {
    static let frenchAnswers: AnswerWords = {
        var words = AnswerWords()
        words.add(
            .cancel,
            """
            annuler, annule, annulez, abandonner, abandonne, laisse tomber, laissez tomber, oublie, oublie ça, \
            oubliez, oubliez ça, quitter
            """)
        words.add(
            .stop,
            "stop, arrête, arrêtez, arrêter, arrête toi, arrête ça, ça suffit, tais toi, silence")
        words.add(
            .undo,
            """
            annule ça, annuler ça, annulez ça, annule cela, annule la dernière action, défais ça, \
            défais, défaire, reviens en arrière, revenir en arrière, retour en arrière
            """)
        words.add(
            .repeat,
            """
            répète, répète ça, répétez, répéter, encore une fois, redis le, redis ça, redites le, \
            dis le encore, pardon, comment, tu peux répéter
            """)
        words.add(
            .help,
            """
            que puis je dire, aide, aide moi, aidez moi, à l aide, je peux dire, que je peux dire, \
            que puis je faire, quelles sont les options, quels sont les choix
            """)
        words.add(
            confirming: true,
            """
            oui, ouais, bien sûr, d accord, ok, okay, vas y, allez y, fais le, faites le, c est bon, \
            c est ça, exact, exactement, correct, parfait, volontiers, certainement, continue, \
            continuer, confirmer, confirme, avec plaisir, absolument, entendu
            """)
        words.add(
            confirming: false,
            """
            non, nan, non merci, pas maintenant, pas encore, surtout pas, pas du tout, ne le fais pas, \
            ne fais pas ça, ne le faites pas, plutôt pas, il ne faut pas
            """)
        words.add(
            .nothing,
            """
            rien, aucun, aucune, aucun des deux, aucune des deux, ni l un ni l autre, passer, passe, \
            ignorer, ignore, vide, laisser vide, laisse vide, pas besoin, non merci
            """)
        words.add(
            .keep,
            "garde le, garde la, garder, garde, laisse le, laisse comme ça, tel quel, inchangé, le même, la même"
        )
        words.add(
            .all,
            "tout, tous, toutes, toute, les deux, tous les deux, toutes les deux, tous ceux là")
        words.add(
            .end,
            "c est tout, ce sera tout, terminé, fini, j ai fini, rien d autre, rien de plus, ça sera tout"
        )
        words.nouns = Set(Language.words("numéro option choix élément entrée celui celle"))
        words.places = ["dernier": -1, "derniere": -1]
        words.files = FileWords(
            newest: "dernier dernière récent récente nouveau nouvelle", most: "plus",
            dots: "point",
            any: "fichier fichiers pièce jointe",
            images: "photo photos image images cliché capture",
            videos: "vidéo vidéos film clip",
            sounds: "chanson son musique audio morceau",
            documents: "document documents")
        words.examples = [
            .integer: "trois", .decimal: "2,5", .ordinal: "le troisième", .flag: "oui",
            .duration: "20 minutes", .day: "vendredi prochain", .time: "cinq heures et demie",
            .dayAndTime: "demain à cinq heures", .money: "20 euros",
        ]
        return words
    }()
}
