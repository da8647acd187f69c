import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { know } from '../guards/enter.ts'
import { routeNamed } from '../routes/routes.ts'
import { administrationPages } from './administration-pages.ts'
import { frames, root } from './frames.ts'
import { platformPages } from './platform-pages.ts'
import { barePages, eitherPages, portalPages } from './public-pages.ts'
import { registryPages } from './registry-pages.ts'
import { row } from './row.ts'

/** Any other address, also that of a route of the table whose screen is not built. */
const anyOther = createRoute({
  getParentRoute: () => frames.either,
  path: '$',
  staticData: { page: routeNamed('not.found') },
  beforeLoad: ({ context, preload }) => (preload ? undefined : know(context.entrance, false)),
  component: lazy(() => import('../../features/not-found/not-found-page.tsx'), 'NotFoundPage'),
})

/** Shows every piece of ui/ in every state. */
const development = import.meta.env.DEV
  ? [
      createRoute({
        ...row('dev.ui'),
        component: lazy(() => import('../../features/dev-ui/dev-ui-page.tsx'), 'DevUiPage'),
      }),
    ]
  : []

export const routeTree = root.addChildren([
  frames.bare.addChildren(barePages),
  frames.portal.addChildren(portalPages),
  frames.staff.addChildren([...registryPages, ...administrationPages, ...platformPages]),
  frames.either.addChildren([...eitherPages, ...development, anyOther]),
])
