import type { Text } from '@hdoc/contract/texts/languages.ts'

/**
 * Letters of public forms. `{one}` and `{definite}` name what was sent („un mesaj”, „mesajul”); `{until}` is the moment
 * until which link and code work.
 */
export const confirmationLetter = {
  subject: { ro: 'Confirmați {definite} – {institution}', en: 'Confirm {definite} – {institution}' },
  intro: {
    ro: 'Pe portalul instituției „{institution}” s-a completat {one} cu această adresă de e-mail. Ajunge la instituție numai după ce confirmați.',
    en: '{one} was filled in on the portal of {institution} with this e-mail address. It reaches the institution only once you confirm.',
  },
  code: {
    ro: 'Confirmați cu legătura de mai jos sau scrieți codul în pagina din care ați trimis: {code}',
    en: 'Confirm by the link below, or type the code into the page you sent it from: {code}',
  },
  button: { ro: 'Vedeți și confirmați', en: 'Look at it and confirm' },
  until: {
    ro: 'Legătura și codul sunt bune până la {until}. Un e-mail mai nou le înlocuiește.',
    en: 'Link and code are good until {until}. A newer e-mail replaces them.',
  },
  stranger: {
    ro: 'Nu ați trimis dumneavoastră? Nu faceți nimic: fără confirmare, totul se șterge în 7 zile.',
    en: 'You did not send it? Do nothing: without confirmation everything is erased within 7 days.',
  },
} as const satisfies Record<string, Text>

export const resultLetter = {
  subject: { ro: 'Am primit {definite} – {institution}', en: 'We received {definite} – {institution}' },
  numbered: {
    ro: 'Am primit {definite}, cu numărul {number} din {date}.',
    en: 'We received {definite}, number {number} of {date}.',
  },
  received: { ro: 'Am primit {definite} la {date}.', en: 'We received {definite} on {date}.' },
  until: {
    ro: 'Primiți răspunsul cel târziu la {until}.',
    en: 'You get the answer by {until} at the latest.',
  },
  written: { ro: 'Iată ce ați scris:', en: 'This is what you wrote:' },
  files: { ro: 'Fișiere: {names}', en: 'Files: {names}' },
  button: { ro: 'Urmăriți stadiul', en: 'Follow it' },
  secret: {
    ro: 'Legătura este numai a dumneavoastră: cu ea se văd răspunsurile și se pot trimite completări. Nu o dați altcuiva.',
    en: 'The link is yours alone: it shows answers and lets you add to what you sent. Give it to nobody.',
  },
  own_secret: {
    ro: 'Legătura este numai a dumneavoastră: cu ea vedeți stadiul și puteți retrage ce ați trimis. Nu o dați altcuiva.',
    en: 'The link is yours alone: it shows how things stand and lets you withdraw what you sent. Give it to nobody.',
  },
} as const satisfies Record<string, Text>
