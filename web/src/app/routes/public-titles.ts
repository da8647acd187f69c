import type { Text } from '@hdoc/contract/texts/languages.ts'
import type { ownPublicRoutes } from './routes-own-public.ts'
import type { publicRoutes } from './routes-public.ts'

export type PublicName = (typeof publicRoutes | typeof ownPublicRoutes)[number]['name']

/** Names of the pages that anybody may open, as the browser shows them in its tabs. */
export const publicTitles: Readonly<Record<PublicName, Text>> = {
  'contact.verify': { ro: 'Confirmarea mesajului', en: 'Confirm the message' },
  'gazette.alerts': { ro: 'Alerte prin e-mail', en: 'Alerts by e-mail' },
  'gazette.alerts.verify': { ro: 'Confirmarea alertelor', en: 'Confirm the alerts' },
  'gazette.alerts.end': { ro: 'Oprirea alertelor', en: 'End the alerts' },
  accessibility: { ro: 'Declarație de accesibilitate', en: 'Accessibility statement' },
  home: { ro: 'Acasă', en: 'Home' },
  login: { ro: 'Autentificare', en: 'Login' },
  register: { ro: 'Cerere de cont', en: 'Request for an account' },
  'password.forgot': { ro: 'Recuperare parolă', en: 'Password recovery' },
  'password.reset': { ro: 'Schimbare parolă', en: 'Password reset' },
  'not.found': { ro: 'Pagina nu a fost găsită', en: 'Not found' },
  'hdoc.invalid.domain': { ro: 'Adresa pe internet', en: 'Internet address' },
  'admin.home': { ro: 'Noutăți', en: 'News' },
  'admin.post': { ro: 'Noutăți', en: 'News' },
  gazette: { ro: 'Monitorul Oficial Local', en: 'Local official gazette' },
  'gazette.list': { ro: 'Monitorul Oficial Local', en: 'Local official gazette' },
  'data.request': { ro: 'Completarea cererii', en: 'Requested data' },
  contact: { ro: 'Contact', en: 'Contact' },
  'terms.conditions': { ro: 'Termeni și condiții', en: 'Terms and conditions' },
  'data.protection': { ro: 'Protecția datelor personale', en: 'Personal data protection' },
  terms: { ro: 'Termeni', en: 'Terms' },
  'contact.form': { ro: 'Formular de contact', en: 'Contact form' },
  'portal.complaint': { ro: 'Sesizați o problemă', en: 'File a complaint' },
  'portal.complaint.verify': { ro: 'Confirmarea sesizării', en: 'Confirm the complaint' },
  'portal.upload.document': { ro: 'Depuneți un document', en: 'Submit a document' },
  'portal.upload.verify': { ro: 'Confirmarea depunerii', en: 'Confirm the submission' },
}
