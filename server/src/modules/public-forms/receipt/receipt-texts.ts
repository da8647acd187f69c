import type { Text } from '@hdoc/contract/texts/languages.ts'

/** What stands on the receipt beside the values. */
export const receiptTexts = {
  title: { ro: 'Dovada primirii', en: 'Receipt' },
  number: { ro: 'Număr', en: 'Number' },
  received: { ro: 'Primit la', en: 'Received on' },
  deadline: { ro: 'Răspunsul, cel târziu la', en: 'The answer, by' },
  code: { ro: 'Cod de urmărire', en: 'Tracking code' },
  files: { ro: 'Fișiere', en: 'Files' },
  follow: {
    ro: 'Scanați codul sau scrieți adresa în browser ca să vedeți stadiul.',
    en: 'Scan the code or type the address into a browser to see how far it is.',
  },
  qr: { ro: 'Cod QR: pagina de urmărire', en: 'QR code: the page to follow it' },
  more: { ro: 'Textul întreg este în e-mailul primit.', en: 'The whole text is in the e-mail you got.' },
} as const satisfies Record<string, Text>
