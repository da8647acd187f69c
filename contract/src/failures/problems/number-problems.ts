import type { Text } from '../../texts/languages.ts'

/** Sentences under the fields of registers, reserved and further numbers. */
export const numberProblems = {
  secondary_given: {
    ro: 'Registrul a dat deja numere: nu mai poate deveni secundar sau principal.',
    en: 'The register has given numbers already: it can no longer become secondary or main.',
  },
  reserved_gone: {
    ro: 'Numărul rezervat nu mai este liber: a fost folosit sau eliberat între timp.',
    en: 'The reserved number is no longer free: it was used or released meanwhile.',
  },
  reserved_choose: {
    ro: 'Alegeți numărul rezervat.',
    en: 'Choose the reserved number.',
  },
  reserved_past: {
    ro: 'Numărul este rezervat pentru o zi trecută; pentru a-l folosi aveți nevoie de dreptul „Folosește numere rezervate pentru o zi trecută”.',
    en: 'The number is reserved for a past day; to use it you need the right "Uses numbers reserved for a past day".',
  },
  reserved_not_yet: {
    ro: 'Numărul este rezervat pentru o zi care nu a venit încă.',
    en: 'The number is reserved for a day that has not come yet.',
  },
  reserve_tick: { ro: 'Bifați confirmarea rezervării numărului.', en: 'Tick to reserve number' },
  reserve_past: {
    ro: 'Pentru o zi trecută se pot folosi doar numere rezervate în acea zi; alegeți astăzi sau o zi care urmează.',
    en: 'For a past day only numbers reserved on that day can be used; choose today or a later day.',
  },
  reserve_series: {
    ro: 'Ziua aleasă este în altă serie a registrului; se pot rezerva numere doar din seria de azi.',
    en: 'The chosen day is in another series of the register; numbers can be reserved from today’s series only.',
  },
  book_period: {
    ro: 'Ultima zi nu poate fi înaintea celei dintâi.',
    en: 'The last day cannot be before the first one.',
  },
  further_taken: {
    ro: 'Documentul are deja un număr din acest registru.',
    en: 'The document has a number of this register already.',
  },
  not_secondary: {
    ro: 'Numere suplimentare dau numai registrele secundare; „{register}” nu este secundar.',
    en: 'Only secondary registers give further numbers; "{register}" is none.',
  },
  further_no_access: {
    ro: 'Nu aveți dreptul să înregistrați în „{register}”.',
    en: 'You may not register in "{register}".',
  },
  reserve_left: {
    ro: 'Seria registrului nu mai are atâtea numere. Rămase până la ultimul permis: {left}.',
    en: 'The series of the register has not that many numbers left. Left up to its last one: {left}.',
  },
  further_closed: {
    ro: '„{register}” este închis: nu mai dă numere.',
    en: '"{register}" is closed: it gives no more numbers.',
  },
  further_full: {
    ro: 'Seria din „{register}” este completă: ultimul număr permis a fost dat.',
    en: 'The series of "{register}" is full: its last number was given.',
  },
  further_category: {
    ro: '„{register}” nu primește documente din această categorie.',
    en: '"{register}" does not take documents of this category.',
  },
  number_repeats: {
    ro: 'Numărul „{number}” a fost deja dat în {year} în „{register}”. Un administrator al registrelor alege alt model de număr sau deschide o serie cu alte numere.',
    en: 'Number "{number}" was given already in {year} in "{register}". An administrator of registers chooses another pattern or opens a series with other numbers.',
  },
  series_repeats: {
    ro: 'Seria ar da din nou „{number}”, care a fost dat în {year}. Începeți de la {least} sau alegeți întâi alt model de număr.',
    en: 'The series would give "{number}" again, which was given in {year}. Begin at {least}, or choose another pattern first.',
  },
  change_repeats: {
    ro: 'Registrul ar da din nou „{number}”, care a fost dat în {year}. Alegeți un model care se deosebește de numerele date, de exemplu cu alt prefix.',
    en: 'The register would give "{number}" again, which was given in {year}. Choose a pattern that differs from the numbers given, for example by another prefix.',
  },
  shared_numbers: {
    ro: 'Același număr, de exemplu „{number}”, ar putea fi dat în același an și în: {registers}. Alegeți un model care se deosebește, de exemplu cu alt prefix, sau bifați că acceptați.',
    en: 'The same number, for example "{number}", could be given in the same year in: {registers} too. Choose a pattern that differs, for example by another prefix, or tick that you accept it.',
  },
  secondary_default: {
    ro: 'Un registru secundar nu poate fi implicit: dă numai numere suplimentare.',
    en: 'A secondary register cannot be the default: it gives further numbers only.',
  },
  day_moved: {
    ro: 'Ziua în care dă numere registrul s-a schimbat între timp. Încercați din nou.',
    en: 'The day on which the register gives numbers has changed meanwhile. Try again.',
  },
  closed_default: {
    ro: 'Un registru închis nu poate fi implicit. Redeschideți-l întâi.',
    en: 'A closed register cannot be the default. Reopen it first.',
  },
  types_unfit: {
    ro: 'Tipuri de documente care folosesc registrul și nu s-ar mai potrivi cu el: {types}. Alegeți întâi alt registru pentru ele.',
    en: 'Document types that use the register and would not fit it any more: {types}. Choose another register for them first.',
  },
  access_without_right: {
    ro: 'Fiecare rând are cel puțin un drept: bifați „vede” sau „înregistrează”, ori eliminați rândul.',
    en: 'Each row has at least one right: tick "sees" or "registers", or remove the row.',
  },
} as const satisfies Record<string, Text>
