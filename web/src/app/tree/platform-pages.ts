import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { byId, byListOfPeople } from '../routes/params.ts'
import { asks } from './asks.ts'
import { row } from './row.ts'

const parts = () => import('./platform-parts.ts')

/** Screens of the administrators of the platform. */
export const platformPages = [
  createRoute({
    ...row('company.new'),
    component: lazy(async () => (await parts()).companyNewPage(), 'CompanyNewPage'),
  }),
  createRoute({
    ...row('company.list'),
    component: lazy(async () => (await parts()).companyListPage(), 'CompanyListPage'),
  }),
  createRoute({
    ...row('company.edit'),
    ...byId,
    component: lazy(async () => (await parts()).companyEditPage(), 'CompanyEditPage'),
  }),
  createRoute({
    ...row('company'),
    ...byId,
    loader: asks(async ({ id }: { id: number }) =>
      (await import('../../entities/clients/queries.ts')).companyQuery(id),
    ),
    component: lazy(async () => (await parts()).companyPage(), 'CompanyPage'),
  }),
  createRoute({
    ...row('hdoc.company.new'),
    component: lazy(async () => (await parts()).institutionNewPage(), 'InstitutionNewPage'),
  }),
  createRoute({
    ...row('hdoc.company.list'),
    component: lazy(async () => (await parts()).institutionListPage(), 'InstitutionListPage'),
  }),
  createRoute({
    ...row('hdoc.company.edit'),
    ...byId,
    component: lazy(async () => (await parts()).institutionEditPage(), 'InstitutionEditPage'),
  }),
  createRoute({
    ...row('hdoc.company'),
    ...byId,
    loader: asks(async ({ id }: { id: number }) =>
      (await import('../../entities/clients/queries.ts')).institutionQuery(id),
    ),
    component: lazy(async () => (await parts()).institutionPage(), 'InstitutionPage'),
  }),
  createRoute({
    ...row('hdoc.user.list'),
    ...byId,
    component: lazy(async () => (await parts()).clientUsersPage(), 'ClientUsersPage'),
  }),
  createRoute({
    ...row('admin.user.manage'),
    ...byListOfPeople,
    component: lazy(async () => (await parts()).usersPage(), 'PlatformUsersPage'),
  }),
  createRoute({
    ...row('admin.user.permissions'),
    component: lazy(async () => (await parts()).rolesPage(), 'PlatformPermissionsPage'),
  }),
  createRoute({
    ...row('admin.user.roles'),
    component: lazy(async () => (await parts()).rolesPage(), 'PlatformRolesPage'),
  }),
  createRoute({
    ...row('script.sources'),
    component: lazy(async () => (await parts()).scriptSourcesPage(), 'ScriptSourcesPage'),
  }),
] as const
