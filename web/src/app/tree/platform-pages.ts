import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { byId, byListOfPeople } from '../routes/params.ts'
import { asks } from './asks.ts'
import { row } from './row.ts'

/** Screens of the administrators of the platform. */
export const platformPages = [
  createRoute({
    ...row('company.new'),
    component: lazy(() => import('../../features/companies/company-new-page.tsx'), 'CompanyNewPage'),
  }),
  createRoute({
    ...row('company.list'),
    component: lazy(() => import('../../features/companies/company-list-page.tsx'), 'CompanyListPage'),
  }),
  createRoute({
    ...row('company.edit'),
    ...byId,
    component: lazy(() => import('../../features/companies/company-edit-page.tsx'), 'CompanyEditPage'),
  }),
  createRoute({
    ...row('company'),
    ...byId,
    loader: asks(async ({ id }: { id: number }) =>
      (await import('../../entities/clients/queries.ts')).companyQuery(id),
    ),
    component: lazy(() => import('../../features/companies/company-page.tsx'), 'CompanyPage'),
  }),
  createRoute({
    ...row('hdoc.company.new'),
    component: lazy(
      () => import('../../features/institutions/institution-new-page.tsx'),
      'InstitutionNewPage',
    ),
  }),
  createRoute({
    ...row('hdoc.company.list'),
    component: lazy(
      () => import('../../features/institutions/institution-list-page.tsx'),
      'InstitutionListPage',
    ),
  }),
  createRoute({
    ...row('hdoc.company.edit'),
    ...byId,
    component: lazy(
      () => import('../../features/institutions/institution-edit-page.tsx'),
      'InstitutionEditPage',
    ),
  }),
  createRoute({
    ...row('hdoc.company'),
    ...byId,
    loader: asks(async ({ id }: { id: number }) =>
      (await import('../../entities/clients/queries.ts')).institutionQuery(id),
    ),
    component: lazy(() => import('../../features/institutions/institution-page.tsx'), 'InstitutionPage'),
  }),
  createRoute({
    ...row('hdoc.user.list'),
    ...byId,
    component: lazy(() => import('../../features/users/client-users-page.tsx'), 'ClientUsersPage'),
  }),
  createRoute({
    ...row('admin.user.manage'),
    ...byListOfPeople,
    component: lazy(() => import('../../features/users/users-page.tsx'), 'PlatformUsersPage'),
  }),
  createRoute({
    ...row('admin.user.permissions'),
    component: lazy(() => import('../../features/roles/roles-page.tsx'), 'PlatformPermissionsPage'),
  }),
  createRoute({
    ...row('admin.user.roles'),
    component: lazy(() => import('../../features/roles/roles-page.tsx'), 'PlatformRolesPage'),
  }),
  createRoute({
    ...row('script.sources'),
    component: lazy(
      () => import('../../features/script-sources/script-sources-page.tsx'),
      'ScriptSourcesPage',
    ),
  }),
] as const
