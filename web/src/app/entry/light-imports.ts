import { lightParts } from './light-address.ts'

/** The page of each light address, by the first part of the address; '' is the portal's first page. */
export const lightImports = {
  '': () => import('../../features/home/home-page.tsx'),
  'formular-contact': () => import('../../features/contact-form/contact-form-page.tsx'),
  sesizare: () => import('../../features/complaint-form/complaint-page.tsx'),
  'trimite-sesizare': () => import('../../features/complaint-form/complaint-confirm.tsx'),
  'trimite-document': () => import('../../features/submission-form/filing-page.tsx'),
  'trimite-fisier': () => import('../../features/submission-form/filing-confirm.tsx'),
  'trimite-mesaj': () => import('../../features/contact-form/contact-confirm.tsx'),
  contact: () => import('../../features/portal-pages/portal-page.tsx'),
  'monitor-oficial': () => import('./light-gazette.tsx'),
  'monitor-oficial-alerte': () => import('./light-alerts.tsx'),
  'confirma-alerte': () => import('../../features/gazette-alerts/alerts-confirm.tsx'),
  'opreste-alerte': () => import('../../features/gazette-alerts/alerts-end.tsx'),
} as const

/** Addresses that show the page of another one. */
const alike: ReadonlyMap<string, keyof typeof lightImports> = new Map([
  ['monitor-oficial-list', 'monitor-oficial'],
  ['termeni-si-conditii', 'contact'],
  ['terms', 'contact'],
  ['protectia-datelor-personale', 'contact'],
  ['accesibilitate', 'contact'],
])

/** Fetches the code of the page of a light address; who draws it fetches it again when that fails. */
export async function bringLight(hash: string): Promise<void> {
  const [name = ''] = lightParts(hash).path
  const known = Object.hasOwn(lightImports, name) ? (name as keyof typeof lightImports) : alike.get(name)
  await (known === undefined ? undefined : lightImports[known]().catch(() => undefined))
}
