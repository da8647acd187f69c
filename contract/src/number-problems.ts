import type { Text } from './languages.ts'

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
    ro: 'Numere suplimentare dau numai registrele secundare.',
    en: 'Only secondary registers give further numbers.',
  },
} as const satisfies Record<string, Text>
