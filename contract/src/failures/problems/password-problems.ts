import type { Text } from '../../texts/languages.ts'

/** What may be wrong with a password that is chosen or given; part of the validation table. */
export const passwordProblems = {
  password_common: {
    ro: 'Parola este prea des folosită. Alegeți alta, de exemplu câteva cuvinte fără legătură între ele.',
    en: 'This password is too common. Choose another one, for example a few unrelated words.',
  },
  password_personal: {
    ro: 'Parola nu poate fi alcătuită din numele, e-mailul sau instituția dumneavoastră.',
    en: 'The password cannot be made of your name, your e-mail or your institution.',
  },
  password_predictable: {
    ro: 'Parola este prea ușor de ghicit: doar cifre, repetări sau taste alăturate.',
    en: 'The password is too easy to guess: only digits, repetitions or neighbouring keys.',
  },
  password_mismatch: { ro: 'Cele două parole nu coincid.', en: 'The two passwords do not match.' },
  password_wrong: { ro: 'Parola actuală nu este corectă.', en: 'The current password is not correct.' },
  password_same: {
    ro: 'Parola nouă trebuie să difere de cea actuală.',
    en: 'The new password has to differ from the current one.',
  },
} as const satisfies Record<string, Text>
