import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { treeRoutes } from '../../../test/routes.ts'
import { createApplication } from '../application.ts'
import { pageAt } from '../page-at.ts'
import { publicTitles } from './public-titles.ts'
import { routerPath } from './router-path.ts'
import { routeNamed, routes } from './routes.ts'
import { specifiedRoutes } from './specified-routes.ts'
import { staffTitles } from './staff-titles.ts'

/** Specification §2, guard by guard, copied path by path. */
const specified = {
  public:
    '/ /login /register /forgot-password /reset-password/{token} /404 /invalid-domain /sesizare /trimite-sesizare/{token} /trimite-document /trimite-fisier/{token} /contact /termeni-si-conditii /protectia-datelor-personale /monitor-oficial /monitor-oficial-list/{category_id} /terms /admin-home/{id?} /formular-contact /admin-post/{id} /cerere-date/{id}',
  auth: '/dashboard /notifications /profile /change-password /admin/settings /admin/settings/institute /admin/settings/monitor-oficial-categories /admin/settings/templates /admin/settings/template/{id} /admin/settings/template/new',
  admin:
    '/company/new /company/list /company/edit/{id} /company/{id} /hdoc-company/new /hdoc-company/list /hdoc-company/edit/{id} /hdoc-company/{id} /hdoc-user/list/{id} /admin/user/manage/{type} /admin/user/permissions /admin/user/roles /user/manage /user/roles /registers /doc-types /user-groups /document/{id} /workcase/{id} /number-reservation /admin/complaint-types /admin/import /admin/import-document /admin/import-users /admin/import-deponent /admin/settings/ads-code /admin/settings/analytics-code /posts/new /posts/list /posts/edit/{id} /posts/{id} /posts/categories',
  hdoc_client:
    '/user-groups/roles /user-groups/users/{id} /document/new/{category?} /document/list /my-workcases /assign-workcases /document/receive /document/send /document/sent /document/approve /sesizari /detalii-sesizare/{id} /documente-depuse /detalii-document-depus/{id} /dep-stats /comp-stats /reports',
}
const paths = Object.entries(specified).flatMap(([guard, text]) =>
  text.split(' ').map((path) => ({ guard, path })),
)

test('the table holds the 80 routes of the specification, no more and no fewer', () => {
  expect(paths).toHaveLength(80)
  expect(specifiedRoutes.map((route) => route.path).sort()).toEqual(paths.map((one) => one.path).sort())
})

test('each has the guard of its section', () => {
  for (const { guard, path } of paths) {
    const found = specifiedRoutes.find((route) => route.path === path)?.guard ?? 'missing'
    expect(guard === 'public' ? ['guest', 'web'] : [guard], path).toContain(found)
  }
})

test('guest is the guard of exactly the pages named for guests', () => {
  expect(specifiedRoutes.filter((route) => route.guard === 'guest').map((route) => route.path)).toEqual([
    '/',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password/{token}',
    '/sesizare',
    '/trimite-document',
  ])
})

test('the names that are navigation targets exist', () => {
  const targets = [
    ['home', '/'],
    ['login', '/login'],
    ['admin.home', '/admin-home/{id?}'],
    ['hdoc.invalid.domain', '/invalid-domain'],
    ['dashboard', '/dashboard'],
  ] as const
  for (const [name, path] of targets) expect(routeNamed(name).path).toBe(path)
  // Not built yet.
  for (const [name, path] of [
    ['portal.complaint', '/sesizare'],
    ['portal.upload.document', '/trimite-document'],
  ])
    expect(routes.find((route) => route.name === name)?.path).toBe(path)
})

test('the landing pages are home, complaint and upload', () => {
  expect(routes.filter((route) => route.landing).map((route) => route.name)).toEqual([
    'home',
    'portal.complaint',
    'portal.upload.document',
  ])
})

test('names are unique and every route has a title in both languages', () => {
  expect(new Set(routes.map((route) => route.name)).size).toBe(routes.length)
  const titles = { ...publicTitles, ...staffTitles }
  expect(Object.keys(titles).sort()).toEqual(routes.map((route) => route.name).sort())
  for (const [name, { ro, en }] of Object.entries(titles)) {
    expect(ro, name).not.toBe('')
    expect(en, name).not.toBe('')
  }
})

test('every route behind the admin guard says which rights it asks for', () => {
  for (const { guard, rights = [], path } of routes)
    if (guard === 'admin' || guard === 'hdoc_client') expect(rights.length, path).toBeGreaterThan(0)
})

test('the company and platform user routes ask for a platform administrator', () => {
  const platform = routes.filter((route) => route.rights?.includes('platform')).map((route) => route.path)
  expect(platform).toHaveLength(13)
  for (const path of platform)
    expect(path).toMatch(/^\/((company|hdoc-company|hdoc-user|admin\/user)\/|admin\/script-sources$)/)
})

test('the tree holds every built route, its frame and its path from the table', () => {
  expect(treeRoutes.length).toBeGreaterThan(50)
  expect(treeRoutes).toEqual(
    treeRoutes.map(({ page }) => ({ look: page?.look, path: page && routerPath(page.path), page })),
  )
  const rows = treeRoutes.map(({ page }) => page?.name)
  expect(rows.sort()).toEqual(routes.map(({ name }) => name).sort())
})

const { router } = createApplication({ history: createMemoryHistory() })

test.each([
  ['/document/17', 'document'],
  ['/document/list', 'document.list'],
  ['/document/new', 'document.new'],
  ['/document/new/intrare', 'document.new'],
  ['/document/new/altceva', undefined],
  ['/document/abc', undefined],
  ['/document/1a', undefined],
  ['/document/007', undefined],
  ['/document/0', undefined],
  ['/document/1e3', undefined],
  ['/document/+1', undefined],
  ['/document/ 1', undefined],
  ['/monitor-oficial-list/01', undefined],
  ['/admin/user/manage/platform', 'admin.user.manage'],
  ['/admin/user/manage/all', 'admin.user.manage'],
  ['/admin/user/manage/pending', 'admin.user.manage'],
  ['/admin/user/manage/altceva', undefined],
  ['/admin/user/manage/', undefined],
  ['/document/17/', 'document'],
  ['/admin-home', 'admin.home'],
  ['/admin-home/2', 'admin.home'],
  ['/admin-home/x', undefined],
  ['/reset-password/abc123', 'password.reset'],
  ['/reset-password/ABC', undefined],
  ['/reset-password/a-b', undefined],
  ['/urmarire/A7K2-93FD', 'tracking'],
  ['/', 'home'],
  ['/nimic', undefined],
  ['/document/12345678901234567890', undefined],
])('%s is the route %s', (path, name) => {
  expect(pageAt(router, path)?.name).toBe(name)
})
