import { endpoints } from '@hdoc/contract/endpoints.ts'
import { expect, test } from 'vitest'
import { aPerson, guest, sessionFor } from '../../../test/people.ts'
import type { Session } from '../../entities/session/session.ts'
import type { AppRoute } from '../routes/app-route.ts'
import { routes } from '../routes/routes.ts'
import { menuOf, primaryActionOf } from '../shell/menu.ts'
import { decide } from './guards.ts'

const clerk = sessionFor(aPerson({}, 'document.register', 'document.list'))
const administrator = sessionFor(aPerson({ isadmin: 1 }))
const platform = sessionFor(aPerson({ isadmin: 1, hdoc_id: 0 }))
const refused: Session = { ...guest, domainValid: false, institution: null }
const failedAs = (isAdministrator: boolean): Session => ({
  ...guest,
  failed: { administrator: isAdministrator },
})
const on = (name: string, session: Session) => decide(routes.find((route) => route.name === name)!, session)
const all = (guard: AppRoute['guard']) => routes.filter((route) => route.guard === guard)

test('web: everyone passes, signed in or not, whatever the host', () => {
  for (const route of all('web'))
    for (const session of [guest, clerk, refused, failedAs(true)])
      expect(decide(route, session), route.path).toEqual({ kind: 'allow' })
})

test('guest: a visitor passes', () => {
  for (const route of all('guest')) expect(decide(route, guest), route.path).toEqual({ kind: 'allow' })
})

test('guest: who is signed in is led to the dashboard; to the remembered page from sign-in alone', () => {
  for (const route of all('guest'))
    expect(decide(route, clerk), route.path).toEqual({
      kind: route.name === 'login' ? 'onward' : 'dashboard',
    })
})

test('dashboard and not found are shown to who is signed in', () => {
  expect(on('dashboard', clerk)).toEqual({ kind: 'allow' })
  expect(on('not.found', clerk)).toEqual({ kind: 'allow' })
})

test('guest: every page goes to the invalid-domain page when the host was refused', () => {
  for (const route of all('guest'))
    expect(decide(route, refused), route.path).toEqual({ kind: 'invalid-domain' })
})

test('a failed status that says administrator leads the landing pages, and only them, to admin.home', () => {
  for (const route of all('guest'))
    expect(decide(route, failedAs(true)).kind, route.path).toBe(route.landing ? 'admin-home' : 'allow')
  for (const route of all('guest')) expect(decide(route, failedAs(false)).kind, route.path).toBe('allow')
})

test('auth, admin and hdoc_client: a visitor goes to login', () => {
  for (const guard of ['auth', 'admin', 'hdoc_client'] as const)
    for (const route of all(guard)) expect(decide(route, guest), route.path).toEqual({ kind: 'login' })
})

test('auth: who is signed in passes, without any right', () => {
  for (const route of all('auth'))
    expect(decide(route, sessionFor(aPerson())), route.path).toEqual({ kind: 'allow' })
})

test('who must set up a second factor sees public pages and the profile, nothing else', () => {
  const waiting = sessionFor(aPerson({ isadmin: 1, must: 'second_factor' }))
  expect(on('profile', waiting)).toEqual({ kind: 'allow' })
  for (const guard of ['auth', 'admin', 'hdoc_client'] as const)
    for (const route of all(guard).filter(({ name }) => name !== 'profile'))
      expect(decide(route, waiting), route.path).toEqual({ kind: 'profile' })
  expect(menuOf(waiting)).toEqual([])
  expect(primaryActionOf(waiting)).toBeUndefined()
})

test('admin: an administrator of the institution passes but on the platform’s own routes', () => {
  for (const route of all('admin'))
    expect(decide(route, administrator), route.path).toEqual(
      route.rights?.includes('platform') ? { kind: 'forbidden', missing: 'platform' } : { kind: 'allow' },
    )
})

test('admin: the platform administrator passes everywhere but where an institution is needed', () => {
  for (const route of all('admin').filter(({ needsClient }) => !needsClient))
    expect(decide(route, platform), route.path).toEqual({ kind: 'allow' })
})

test('admin: who holds the right of the route passes, others learn which right is missing', () => {
  expect(on('registers', sessionFor(aPerson({}, 'register.manage')))).toEqual({ kind: 'allow' })
  expect(on('registers', clerk)).toEqual({ kind: 'forbidden', missing: 'register.manage' })
  expect(on('doc.types', clerk)).toEqual({ kind: 'forbidden', missing: 'doc_type.manage' })
})

test('admin: a document is decided by the server, row by row', () => {
  expect(on('document', sessionFor(aPerson()))).toEqual({ kind: 'allow' })
})

test('hdoc_client: without an institution to the dashboard, with the message, administrators too', () => {
  for (const route of all('hdoc_client'))
    for (const session of [platform, sessionFor(aPerson({ hdoc_id: 0 }, 'document.list'))])
      expect(decide(route, session), route.path).toEqual({ kind: 'dashboard', message: 'select_client' })
})

/** The call that each built page of guard `auth` or `admin` makes first. */
const firstCalls: Record<string, string> = {
  profile: 'profile.get',
  'password.change': 'profile.get',
  settings: 'setting.overview',
  'settings.ads': 'head_script.list',
  'settings.analytics': 'head_script.list',
  'script.sources': 'script_source.list',
  'settings.export': 'institution_export.list',
  'settings.gazette': 'gazette_category.tree',
  'settings.templates': 'template.list',
  'settings.template': 'template.get',
  'settings.template.new': 'template.add',
  'settings.institute': 'setting.institution',
  'settings.look': 'setting.look',
  'settings.mail': 'setting.mail',
  'settings.map': 'setting.outside_map',
  'settings.printing': 'setting.printing',
  'settings.security': 'setting.security',
  'complaint.types': 'complaint_type.list',
  'posts.new': 'post.add',
  'posts.list': 'post.list',
  'posts.edit': 'post.get',
  'posts.one': 'post.get',
  'posts.categories': 'post_category.list',
  'company.new': 'company.add',
  'company.list': 'company.list',
  'company.edit': 'company.get',
  company: 'company.get',
  'hdoc.company.new': 'hdoc_company.form',
  'hdoc.company.list': 'hdoc_company.list',
  'hdoc.company.edit': 'hdoc_company.get',
  'hdoc.company': 'hdoc_company.get',
  'hdoc.user.list': 'platform_user.list_all',
  'admin.user.manage': 'platform_user.list_platform',
  'admin.user.permissions': 'role.list',
  'admin.user.roles': 'role.list',
  import: 'import.list',
  'import.document': 'import.list',
  'import.users': 'import.list',
  'import.deponent': 'import.list',
  'user.manage': 'user.list',
  'user.roles': 'role.list',
  registers: 'register.list',
  'doc.types': 'doc_type.list',
  'doc.type.form': 'online_form.get',
  'complaint.type.form': 'complaint_fields.get',
  'user.groups': 'user_group.list',
  document: 'document.get',
  'number.reservation': 'number_reservation.list',
  activity: 'activity.list',
  notifications: 'notification.list',
  outbox: 'notification_delivery.list',
  workcase: 'workcase.get',
}

test('a page whose calls need an institution leads to the dashboard without one, whatever its guard', () => {
  const built = [...all('auth'), ...all('admin')].filter(
    (route) => routes.includes(route) && route.name !== 'dashboard',
  )
  expect(built.map(({ name }) => name).sort()).toEqual(Object.keys(firstCalls).sort())
  for (const route of built) {
    const call = endpoints.find(({ id }) => id === firstCalls[route.name])
    expect(decide(route, platform), route.path).toEqual(
      call?.audience === 'client' ? { kind: 'dashboard', message: 'select_client' } : { kind: 'allow' },
    )
  }
})

test('hdoc_client: inside an institution the right of the route decides', () => {
  expect(on('document.list', clerk)).toEqual({ kind: 'allow' })
  expect(on('document.new', clerk)).toEqual({ kind: 'allow' })
  expect(on('reports', clerk)).toEqual({ kind: 'forbidden', missing: 'dashboard.statistics' })
  for (const route of all('hdoc_client'))
    expect(decide(route, administrator), route.path).toEqual({ kind: 'allow' })
})

test('hdoc_client: one of several rights is enough', () => {
  expect(on('document.approve', sessionFor(aPerson({}, 'approval.sign')))).toEqual({ kind: 'allow' })
})

test('department statistics follow the rule of the specification', () => {
  expect(on('stats.department', sessionFor(aPerson({ group_role_name: 'Director' })))).toEqual({
    kind: 'allow',
  })
  expect(on('stats.department', clerk)).toEqual({
    kind: 'forbidden',
    missing: 'permission.view_statistics_in_department',
  })
})
