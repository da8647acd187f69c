import type { Text } from '../../texts/languages.ts'

/** Sentences under the fields of institutions and their settings. */
export const institutionProblems = {
  time: { ro: 'Introduceți ora ca 08:00.', en: 'Enter the time as 08:00.' },
  time_order: { ro: 'Ora de închidere este după cea de deschidere.', en: 'Closing comes after opening.' },
  issuer: {
    ro: 'Introduceți adresa furnizorului, cu https, de exemplu https://cont.primarie.ro.',
    en: 'Enter the address of the provider, with https, for example https://account.townhall.ro.',
  },
  color: { ro: 'Introduceți culoarea ca #17457a.', en: 'Enter the colour as #17457a.' },
  contrast: {
    ro: 'Contrastul cu fundalul deschis este {ratio}:1; pentru a fi citită, culoarea are nevoie de cel puțin 4,5:1. Cea mai apropiată potrivită este {nearest}.',
    en: 'The contrast with the light background is {ratio}:1; to be readable, the colour needs at least 4.5:1. The nearest that fits is {nearest}.',
  },
  installation_limit: {
    ro: 'Instalarea permite cel mult {maximum}.',
    en: 'The installation allows {maximum} at most.',
  },
  changed_meanwhile: {
    ro: 'Schimbat între timp de {name}: acum „{value}”.',
    en: 'Changed meanwhile by {name}: now "{value}".',
  },
  changed_meanwhile_list: { ro: 'Schimbat între timp de {name}.', en: 'Changed meanwhile by {name}.' },
  domain: {
    ro: 'Introduceți un nume de domeniu valid, de exemplu primaria.ro.',
    en: 'Enter a valid domain name, for example townhall.ro.',
  },
  domain_tag: {
    ro: 'De la 2 la 40 de litere mici fără diacritice, cifre sau cratime, de exemplu dealuflorilor.',
    en: 'From 2 to 40 plain small letters, digits or hyphens, for example dealuflorilor.',
  },
  domain_reserved: {
    ro: 'Acest nume este al platformei. Alegeți altul.',
    en: 'This name belongs to the platform. Choose another one.',
  },
  domain_taken: {
    ro: 'Acest nume este folosit deja de o instituție.',
    en: 'An institution uses this name already.',
  },
  period_end: {
    ro: 'Sfârșitul nu poate fi înaintea începutului.',
    en: 'The end cannot lie before the beginning.',
  },
} as const satisfies Record<string, Text>
