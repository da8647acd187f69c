import type { Text } from '@hdoc/contract/texts/languages.ts'

/** Words of the printed list of dispatches. */
export const listTexts = {
  title: { ro: 'Borderou de expediere', en: 'List of dispatches' },
  day: { ro: 'Ziua', en: 'Day' },
  method: { ro: 'Mod de expediere', en: 'Method' },
  position: { ro: 'Nr. crt.', en: 'No.' },
  number: { ro: 'Nr. document', en: 'Document no.' },
  ship_to: { ro: 'Destinatar', en: 'Addressee' },
  address: { ro: 'Adresa', en: 'Address' },
  kind: { ro: 'Felul trimiterii', en: 'Kind' },
  tracking: { ro: 'Nr. de urmărire', en: 'Tracking no.' },
  comments: { ro: 'Observații', en: 'Remarks' },
  signature: { ro: 'Semnătura de primire', en: 'Received, signature' },
  on_screen: { ro: 'semnat pe ecran', en: 'signed on the screen' },
  total: { ro: 'Total trimiteri: {count}', en: 'Items in total: {count}' },
  nothing: { ro: 'Nimic de expediat în această zi.', en: 'Nothing leaves on this day.' },
  handed: { ro: 'Predat (nume, semnătură)', en: 'Handed over (name, signature)' },
  received: { ro: 'Primit (nume, semnătură, ștampilă)', en: 'Received (name, signature, stamp)' },
  page: { ro: 'Pagina {page}', en: 'Page {page}' },
  made: { ro: 'Întocmit de {by}, {at}', en: 'Made by {by}, {at}' },
} as const satisfies Record<string, Text>
