import { type ComponentType, lazy } from 'react'
import { HomePage } from '../../features/home/home-page.tsx'
import type { AppRoute } from '../routes/app-route.ts'
import { ownPublicRoutes } from '../routes/routes-own-public.ts'
import { publicRoutes } from '../routes/routes-public.ts'
import { lightParts } from './light-address.ts'

/** A page of citizens that needs neither router nor library; `value` is what follows the name in its address. */
type LightPage = { route: AppRoute; Page: ComponentType<{ value: string }> }

const known = [...publicRoutes, ...ownPublicRoutes]
const routeOf = (name: (typeof known)[number]['name']): AppRoute => {
  const route = known.find((one) => one.name === name)
  if (route === undefined) throw new Error(`no public route is named ${name}`)
  return route
}

const home: LightPage = { route: routeOf('home'), Page: HomePage }
const worded = () => import('../../features/portal-pages/portal-page.tsx')
const TermsPage = lazy(async () => ({ default: (await worded()).TermsPage }))
const pages: Readonly<Record<string, LightPage>> = {
  'formular-contact': {
    route: routeOf('contact.form'),
    Page: lazy(async () => ({
      default: (await import('../../features/contact-form/contact-form-page.tsx')).ContactFormPage,
    })),
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
}

/** The page of a light address, with what its address carries. */
export function lightPageAt(hash: string): LightPage & { value: string } {
  const [name = '', value = ''] = lightParts(hash)
  return { ...(pages[name] ?? home), value }
}
