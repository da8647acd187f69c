import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy } from 'react'
import type { AppRoute } from '../routes/app-route.ts'
import { ownPublicRoutes } from '../routes/routes-own-public.ts'
import { publicRoutes } from '../routes/routes-public.ts'
import { lightParts } from './light-address.ts'
import { lightImports } from './light-imports.ts'

/** A page of citizens without a router; `value` follows the name in its address, `query` the `?`. */
type Page = ComponentType<{ value: string; query: string }>
type Ahead = (client: QueryClient) => unknown
type LightPage = {
  route: AppRoute
  Page: Page
  /** Asks for what the page will show, while who is there is still being asked. */
  askAhead: (client: QueryClient) => Promise<unknown>
}

const known = [...publicRoutes, ...ownPublicRoutes]
const routeOf = (name: (typeof known)[number]['name']): AppRoute => {
  const route = known.find((one) => one.name === name)
  if (route === undefined) throw new Error(`no public route is named ${name}`)
  return route
}

const page = (
  name: (typeof known)[number]['name'],
  bring: () => Promise<{ drawn: Page; askAhead?: Ahead }>,
): LightPage => ({
  route: routeOf(name),
  Page: lazy(async () => ({ default: (await bring()).drawn })),
  askAhead: async (client) => (await bring()).askAhead?.(client),
})

const home = page('home', async () => ({ drawn: (await lightImports['']()).HomePage }))
const gazette = async () => ({ drawn: (await lightImports['monitor-oficial']()).LightGazette })
const terms = async () => ({ drawn: (await lightImports.contact()).TermsPage })
const pages: Readonly<Record<string, LightPage>> = {
  'formular-contact': page('contact.form', async () => {
    const { ContactFormPage, askAhead } = await lightImports['formular-contact']()
    return { drawn: ContactFormPage, askAhead }
  }),
  sesizare: page('portal.complaint', async () => {
    const { ComplaintPage, askAhead } = await lightImports.sesizare()
    return { drawn: ComplaintPage, askAhead }
  }),
  'trimite-sesizare': page('portal.complaint.verify', async () => {
    const { ComplaintConfirm } = await lightImports['trimite-sesizare']()
    return { drawn: ({ value }) => <ComplaintConfirm token={value} /> }
  }),
  'trimite-document': page('portal.upload.document', async () => {
    const { FilingPage, askAhead } = await lightImports['trimite-document']()
    return { drawn: FilingPage, askAhead }
  }),
  'trimite-fisier': page('portal.upload.verify', async () => {
    const { FilingConfirm } = await lightImports['trimite-fisier']()
    return { drawn: ({ value }) => <FilingConfirm token={value} /> }
  }),
  contact: page('contact', async () => ({ drawn: (await lightImports.contact()).ContactPage })),
  'termeni-si-conditii': page('terms.conditions', terms),
  terms: page('terms', terms),
  'protectia-datelor-personale': page('data.protection', async () => ({
    drawn: (await lightImports.contact()).DataProtectionPage,
  })),
  accesibilitate: page('accessibility', async () => ({
    drawn: (await lightImports.contact()).AccessibilityPage,
  })),
  'trimite-mesaj': page('contact.verify', async () => {
    const { ContactConfirm } = await lightImports['trimite-mesaj']()
    return { drawn: ({ value }) => <ContactConfirm token={value} /> }
  }),
  'monitor-oficial-alerte': page('gazette.alerts', async () => ({
    drawn: (await lightImports['monitor-oficial-alerte']()).LightAlerts,
  })),
  'confirma-alerte': page('gazette.alerts.verify', async () => {
    const { AlertsConfirm } = await lightImports['confirma-alerte']()
    return { drawn: ({ value }) => <AlertsConfirm token={value} /> }
  }),
  'opreste-alerte': page('gazette.alerts.end', async () => {
    const { AlertsEnd } = await lightImports['opreste-alerte']()
    return { drawn: ({ value }) => <AlertsEnd token={value} /> }
  }),
  'monitor-oficial': page('gazette', gazette),
  'monitor-oficial-list': page('gazette.list', gazette),
}

/** The page of a light address, with what its address carries; `place` is the address without what narrows a list. */
export function lightPageAt(hash: string): LightPage & { value: string; query: string; place: string } {
  const { path, query } = lightParts(hash)
  const [name = '', value = ''] = path
  return { ...(pages[name] ?? home), value, query, place: path.join('/') }
}
