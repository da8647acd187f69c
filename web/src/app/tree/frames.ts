import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent as lazy,
  Outlet,
} from '@tanstack/react-router'
import { SectionError } from '../errors/section-error.tsx'
import type { RouterContext } from '../guards/enter.ts'
import { RootFrame } from '../shell/root-frame.tsx'

export const root = createRootRouteWithContext<RouterContext>()({
  component: RootFrame,
  errorComponent: SectionError,
})

/** One frame for each look of the table. */
export const frames = {
  bare: createRoute({ getParentRoute: () => root, id: 'bare', component: Outlet }),
  portal: createRoute({
    getParentRoute: () => root,
    id: 'portal',
    component: lazy(() => import('../shell/portal-frame.tsx'), 'PortalFrame'),
  }),
  staff: createRoute({
    getParentRoute: () => root,
    id: 'staff',
    component: lazy(() => import('../shell/staff-frame.tsx'), 'StaffFrame'),
  }),
  either: createRoute({
    getParentRoute: () => root,
    id: 'either',
    component: lazy(() => import('../shell/either-frame.tsx'), 'EitherFrame'),
  }),
}
