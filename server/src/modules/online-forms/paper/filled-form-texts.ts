import type { Text } from '@hdoc/contract/texts/languages.ts'

/** What stands on the paper of a filled form beside its own words. */
export const filledFormTexts = {
  people: { ro: 'Deponent', en: 'Submitted by' },
  none: { ro: 'necompletat', en: 'not filled in' },
  ticked: { ro: 'bifat', en: 'ticked' },
  unticked: { ro: 'nebifat', en: 'not ticked' },
  number: { ro: 'Număr', en: 'Number' },
  sent: { ro: 'Completat online la', en: 'Filled in online on' },
  code: { ro: 'Cod de urmărire', en: 'Tracking code' },
  follow: {
    ro: 'Scanați codul sau scrieți adresa în browser ca să vedeți stadiul.',
    en: 'Scan the code or type the address into a browser to see how far it is.',
  },
  qr: { ro: 'Cod QR: pagina de urmărire', en: 'QR code: the page to follow it' },
  page: { ro: 'pagina', en: 'page' },
  preview: {
    ro: 'PREVIZUALIZARE – nu este un document depus',
    en: 'PREVIEW – this is no document that was handed in',
  },
} as const satisfies Record<string, Text>
