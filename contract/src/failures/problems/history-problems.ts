import type { Text } from '../../texts/languages.ts'

/** Sentences about a document of another system in an imported file. */
export const historyProblemTable = {
  history_number: {
    ro: 'Numărul nu se poate citi: scrieți-l ca „123”, „123/2019” sau „123/15.03.2019”.',
    en: 'The number cannot be read: write it as "123", "123/2019" or "123/15.03.2019".',
  },
  history_day: {
    ro: 'Documentul nu are dată: nici în coloana ei, nici lângă număr.',
    en: 'The document has no date: neither in its column nor beside the number.',
  },
  history_day_ahead: {
    ro: 'Data este în viitor sau dinainte de 1900.',
    en: 'The date is in the future or before 1900.',
  },
  history_other_day: {
    ro: 'Data de lângă număr este alta ({day}); rămâne cea din coloana ei.',
    en: 'The date beside the number differs ({day}); that of the column stays.',
  },
  history_other_year: {
    ro: 'Anul de lângă număr este altul ({year}) decât al datei.',
    en: 'The year beside the number ({year}) is not that of the date.',
  },
  history_repeated: {
    ro: 'Numărul mai stă la alt document al anului; rămân amândouă.',
    en: 'Another document of the year has the number too; both stay.',
  },
  history_type: {
    ro: 'Nu se știe ce tip are documentul: alegeți ce înseamnă valoarea, sau un tip pentru rândurile fără.',
    en: 'The type of the document is unknown: choose what the value means, or a type for rows without one.',
  },
  history_direction: {
    ro: 'Tipul este al altei direcții; rămâne direcția tipului.',
    en: 'The type is of another direction; that of the type stays.',
  },
  history_answers: {
    ro: 'Numărul la care răspunde nu se poate citi; rămâne scris la informații suplimentare.',
    en: 'The number it answers cannot be read; it stays written in the additional information.',
  },
  history_closed_day: {
    ro: 'Data rezolvării este în viitor sau dinaintea datei documentului.',
    en: 'The day of closing is in the future or before the date of the document.',
  },
  history_not_closed: {
    ro: 'Starea nu este a unui document rezolvat; data rezolvării rămâne deoparte.',
    en: 'The status is not of a closed document; the day of closing is left aside.',
  },
  history_person: {
    ro: 'Nu este un singur utilizator cu acest nume; numele rămâne scris.',
    en: 'There is not exactly one user of this name; the name stays written.',
  },
  history_issuers: {
    ro: 'Mai mulți deponenți au acest nume; numele rămâne scris, fără legătură.',
    en: 'Several issuers have this name; the name stays written, without a tie.',
  },
  history_register_chosen: {
    ro: 'Alegeți un registru istoric. Se adaugă la Registre, lângă registrul căruia îi aparține.',
    en: 'Choose a register of history. It is added at Registers, beside the register it belongs to.',
  },
} as const satisfies Record<string, Text>
