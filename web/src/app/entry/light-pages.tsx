import { type ComponentType, lazy } from 'react'
import type { AppRoute } from '../routes/app-route.ts'
import { ownPublicRoutes } from '../routes/routes-own-public.ts'
import { publicRoutes } from '../routes/routes-public.ts'
import { lightParts } from './light-address.ts'

/** A page of citizens without a router; `value` follows the name in its address, `query` the `?`. */
type LightPage = { route: AppRoute; Page: ComponentType<{ value: string; query: string }> }

const known = [...publicRoutes, ...ownPublicRoutes]
const routeOf = (name: (typeof known)[number]['name']): AppRoute => {
  const route = known.find((one) => one.name === name)
  if (route === undefined) throw new Error(`no public route is named ${name}`)
  return route
}

/** Fetched beside the first call on the portal's first page; the forms do without it. */
export const bringHome = () => import('../../features/home/home-page.tsx')
const home: LightPage = {
  route: routeOf('home'),
  Page: lazy(async () => ({ default: (await bringHome()).HomePage })),
}
const Gazette = lazy(async () => ({ default: (await import('./light-gazette.tsx')).LightGazette }))
const worded = () => import('../../features/portal-pages/portal-page.tsx')
const TermsPage = lazy(async () => ({ default: (await worded()).TermsPage }))
const pages: Readonly<Record<string, LightPage>> = {
  'formular-contact': {
    route: routeOf('contact.form'),
    Page: lazy(async () => ({
      default: (await import('../../features/contact-form/contact-form-page.tsx')).ContactFormPage,
    })),
  },
  sesizare: {
    route: routeOf('portal.complaint'),
    Page: lazy(async () => ({
      default: (await import('../../features/complaint-form/complaint-page.tsx')).ComplaintPage,
    })),
  },
  'trimite-sesizare': {
    route: routeOf('portal.complaint.verify'),
    Page: lazy(async () => {
      const { ComplaintConfirm } = await import('../../features/complaint-form/complaint-confirm.tsx')
      return { default: ({ value }: { value: string }) => <ComplaintConfirm token={value} /> }
    }),
  },
  'trimite-document': {
    route: routeOf('portal.upload.document'),
    Page: lazy(async () => ({
      default: (await import('../../features/submission-form/filing-page.tsx')).FilingPage,
    })),
  },
  'trimite-fisier': {
    route: routeOf('portal.upload.verify'),
    Page: lazy(async () => {
      const { FilingConfirm } = await import('../../features/submission-form/filing-confirm.tsx')
      return { default: ({ value }: { value: string }) => <FilingConfirm token={value} /> }
    }),
  },
  contact: {
    route: routeOf('contact'),
    Page: lazy(async () => ({ default: (await worded()).ContactPage })),
  },
  'termeni-si-conditii': { route: routeOf('terms.conditions'), Page: TermsPage },
  terms: { route: routeOf('terms'), Page: TermsPage },
  'protectia-datelor-personale': {
    route: routeOf('data.protection'),
    Page: lazy(async () => ({ default: (await worded()).DataProtectionPage })),
  },
  accesibilitate: {
    route: routeOf('accessibility'),
    Page: lazy(async () => ({ default: (await worded()).AccessibilityPage })),
  },
  'trimite-mesaj': {
    route: routeOf('contact.verify'),
    Page: lazy(async () => {
      const { ContactConfirm } = await import('../../features/contact-form/contact-confirm.tsx')
      return { default: ({ value }: { value: string }) => <ContactConfirm token={value} /> }
    }),
  },
  'monitor-oficial-alerte': {
    route: routeOf('gazette.alerts'),
    Page: lazy(async () => ({ default: (await import('./light-alerts.tsx')).LightAlerts })),
  },
  'confirma-alerte': {
    route: routeOf('gazette.alerts.verify'),
    Page: lazy(async () => {
      const { AlertsConfirm } = await import('../../features/gazette-alerts/alerts-confirm.tsx')
      return { default: ({ value }: { value: string }) => <AlertsConfirm token={value} /> }
    }),
  },
  'opreste-alerte': {
    route: routeOf('gazette.alerts.end'),
    Page: lazy(async () => {
      const { AlertsEnd } = await import('../../features/gazette-alerts/alerts-end.tsx')
      return { default: ({ value }: { value: string }) => <AlertsEnd token={value} /> }
    }),
  },
  'monitor-oficial': { route: routeOf('gazette'), Page: Gazette },
  'monitor-oficial-list': { route: routeOf('gazette.list'), Page: Gazette },
}

/** The page of a light address, with what its address carries; `place` is the address without what narrows a list. */
export function lightPageAt(hash: string): LightPage & { value: string; query: string; place: string } {
  const { path, query } = lightParts(hash)
  const [name = '', value = ''] = path
  return { ...(pages[name] ?? home), value, query, place: path.join('/') }
}
