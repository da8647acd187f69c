/** Sentences under the fields of substitutes. */
export const substituteProblemTable = {
  substitute_self: {
    ro: 'Alegeți altă persoană: nimeni nu se înlocuiește pe sine.',
    en: 'Choose somebody else: nobody stands in for themselves.',
  },
  substitute_gain: {
    ro: 'Nu vă puteți numi singur înlocuitorul altcuiva: îl numește persoana sau alt administrator.',
    en: 'You cannot name yourself as the substitute of somebody else: the person or another administrator does.',
  },
  substitute_past: {
    ro: 'Înlocuirea începe cel mai devreme azi.',
    en: 'A substitution begins today at the earliest.',
  },
  absence_past: {
    ro: 'Absența începe cel mai devreme azi.',
    en: 'An absence begins today at the earliest.',
  },
  absence_long: {
    ro: 'O absență durează cel mult {maximum de} zile.',
    en: 'An absence lasts {maximum} days at most.',
  },
  absence_known: {
    ro: 'În aceste zile este deja anunțată o absență ({from}–{until}).',
    en: 'An absence on these days has been announced already ({from}–{until}).',
  },
  substitute_days: {
    ro: 'Ultima zi este cel mai devreme prima.',
    en: 'The last day is the first one at the earliest.',
  },
  substitute_long: {
    ro: 'O înlocuire durează cel mult {maximum de} zile.',
    en: 'A substitution lasts {maximum} days at most.',
  },
  substitute_known: {
    ro: 'În aceste zile există deja un înlocuitor: {name} ({from}–{until}).',
    en: 'There is a substitute on these days already: {name} ({from}–{until}).',
  },
  substitute_away: {
    ro: '{name} lipsește și în aceste zile ({from}–{until}).',
    en: '{name} is away on these days too ({from}–{until}).',
  },
} as const
