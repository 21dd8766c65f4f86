extension Language {
    static let spanishAnswers: AnswerWords = {
        var words = AnswerWords()
        words.add(
            .cancel,
            """
            cancelar, cancela, cancele, cancélalo, olvídalo, olvídelo, olvida eso, déjalo, déjelo, da igual, \
            abandonar, abortar, salir
            """)
        words.add(
            .stop, "para, parar, pare, detente, deténgase, alto, basta, stop, silencio, cállate")
        words.add(
            .undo,
            """
            deshaz eso, deshacer, deshaz, deshazlo, deshaga, deshágalo, deshacerlo, revertir, \
            revierte eso, reviértelo
            """)
        words.add(
            .repeat,
            """
            repite, repetirlo, repetir eso, repítelo, repita, repítalo, repetir, repite eso, otra vez, de nuevo, una vez más, \
            dilo otra vez, dilo de nuevo, cómo, perdón, cómo dices
            """)
        words.add(
            .help,
            """
            qué puedo decir, ayuda, ayúdame, ayúdeme, qué puedo hacer, cuáles son las opciones, \
            qué opciones hay, qué opciones tengo
            """)
        words.add(
            confirming: true,
            """
            sí, claro, claro que sí, por supuesto, vale, ok, okay, de acuerdo, adelante, hazlo, hágalo, \
            correcto, exacto, perfecto, está bien, confirmar, confirma, confirmo, continúa, continuar, \
            desde luego, seguro
            """)
        words.add(
            confirming: false,
            """
            no, que no, no gracias, ahora no, todavía no, aún no, mejor no, no lo hagas, no lo haga, \
            no hagas eso, para nada, de ninguna manera, de ningún modo
            """)
        words.add(
            .nothing,
            """
            nada, ninguno, ninguna, ninguno de los dos, ninguna de las dos, omitir, omítelo, saltar, \
            sáltalo, vacío, dejar vacío, déjalo vacío, sin valor, no hace falta, no gracias
            """)
        words.add(
            .keep,
            "déjalo así, déjalo como está, mantener, mantenlo, guárdalo, igual, el mismo, la misma, sin cambios"
        )
        words.add(
            .all, "todo, todos, todas, los dos, las dos, ambos, ambas, todos ellos, todas ellas")
        words.add(
            .end,
            "eso es todo, es todo, nada más, ya está, listo, terminado, he terminado, ninguno más, ninguna más"
        )
        words.nouns = Set(Language.words("número opción elección elemento"))
        words.places = ["ultimo": -1, "ultima": -1]
        words.files = FileWords(
            newest: "último última reciente nuevo nueva", most: "más",
            dots: "punto",
            any: "archivo archivos fichero ficheros adjunto",
            images: "foto fotos fotografía imagen imágenes captura",
            videos: "vídeo video vídeos película clip",
            sounds: "canción sonido música audio",
            documents: "documento documentos")
        words.examples = [
            .integer: "tres", .decimal: "2,5", .ordinal: "el tercero", .flag: "sí",
            .duration: "20 minutos", .day: "el próximo viernes", .time: "las cinco y media",
            .dayAndTime: "mañana a las cinco", .money: "20 euros",
        ]
        return words
    }()
}
