import type { Text } from '@hdoc/contract/texts/languages.ts'

/** Words of the declaration of what was published when. */
export const declarationTexts = {
  title: {
    ro: 'Declarație privind publicarea în Monitorul Oficial Local',
    en: 'Declaration of publication in the local official gazette',
  },
  days: { ro: 'Perioada: {from} – {to}', en: 'Period: {from} – {to}' },
  at: { ro: 'Data și ora', en: 'Date and time' },
  what: { ro: 'Ce s-a întâmplat', en: 'What happened' },
  heading: { ro: 'Rubrica', en: 'Heading' },
  act: { ro: 'Actul', en: 'Act' },
  by: { ro: 'De către', en: 'By' },
  seal: { ro: 'Sigiliul din jurnal', en: 'Seal in the trail' },
  unsealed: { ro: 'încă nesigilat', en: 'not sealed yet' },
  erased: { ro: '(conținut șters)', en: '(words erased)' },
  published: { ro: 'publicat', en: 'published' },
  withdrawn: { ro: 'retras', en: 'withdrawn' },
  gone: { ro: 'retras, conținut șters', en: 'withdrawn, words erased' },
  act_of: { ro: 'nr. {number} din {on}', en: 'no. {number} of {on}' },
  nothing: {
    ro: 'În această perioadă nu s-a publicat și nu s-a retras nimic.',
    en: 'Nothing was published or withdrawn in this period.',
  },
  meaning: {
    ro: 'Fiecare rând este o înregistrare a jurnalului instituției. Sigiliul leagă înregistrarea de toate cele dinaintea ei: nimic nu poate fi schimbat sau scos fără să se vadă.',
    en: 'Each line is an entry of the trail of the institution. Its seal ties it to all before it: nothing can be changed or taken out unseen.',
  },
  made: { ro: 'Întocmită de {by}, {at}', en: 'Made by {by}, {at}' },
  page: { ro: 'Pagina {page}', en: 'Page {page}' },
} as const satisfies Record<string, Text>
