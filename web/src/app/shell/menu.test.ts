import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import '../../lib/languages/all-texts.ts'
import { aPerson, sessionFor } from '../../../test/people.ts'
import { rightOfSection } from '../../features/settings/section-rights.ts'
import { hrefOf } from '../../ui/links/place.ts'
import { createApplication } from '../application.ts'
import { pageAt } from '../page-at.ts'
import { menuOf, primaryActionOf } from './menu.ts'

const pathsOf = (session: ReturnType<typeof sessionFor>) =>
  menuOf(session).flatMap((group) => group.items.map((item) => hrefOf(router, item.to)))

const { router } = createApplication({ history: createMemoryHistory() })
const administrator = sessionFor(aPerson({ isadmin: 1 }))

test('every entry leads to a screen that exists', () => {
  const paths = pathsOf(administrator)
  expect(paths.length).toBeGreaterThan(1)
  for (const path of paths) expect(pageAt(router, path), path).toBeDefined()
})

test('a person without rights sees the dashboard alone, and no empty group', () => {
  expect(menuOf(sessionFor(aPerson()))).toHaveLength(1)
  expect(pathsOf(sessionFor(aPerson()))).toEqual(['/dashboard'])
})

test('who may open one section of the settings alone finds the settings, whichever it is', () => {
  for (const right of Object.values(rightOfSection))
    expect(pathsOf(sessionFor(aPerson({}, right))), right).toContain('/admin/settings')
})

test('a clerk sees documents, not the administration', () => {
  expect(pathsOf(sessionFor(aPerson({}, 'document.list')))).toEqual([
    '/dashboard',
    '/document/list',
    '/deponents',
  ])
})

test('statistics are for who may see them: a head those of the department, a mayor both', () => {
  const head = pathsOf(sessionFor(aPerson({ group_role_name: 'Director' })))
  expect(head).toEqual(['/dashboard', '/dep-stats'])
  const mayor = pathsOf(sessionFor(aPerson({}, 'dashboard.statistics')))
  expect(mayor.slice(0, 3)).toEqual(['/dashboard', '/dep-stats', '/comp-stats'])
})

test('the platform administrator sees the catalogue, not documents', () => {
  const paths = pathsOf(sessionFor(aPerson({ isadmin: 1, hdoc_id: 0 })))
  expect(paths).not.toContain('/document/list')
  expect(paths).toContain('/registers')
})

test('outside any client the platform stands first and no list of people twice; inside one both are there', () => {
  const platform = { isadmin: 1, account_institution_id: 0 } as const
  const outside = pathsOf(sessionFor(aPerson({ ...platform, hdoc_id: 0 })))
  expect(outside.slice(0, 2)).toEqual(['/dashboard', '/hdoc-company/list'])
  expect(outside).not.toContain('/user/manage')
  const inside = pathsOf(sessionFor(aPerson(platform)))
  expect(inside).toContain('/user/manage')
  expect(inside).toContain('/admin/user/manage/platform')
})

test('the button above the menu is for who may register', () => {
  expect(primaryActionOf(sessionFor(aPerson({}, 'document.register')))?.to).toBe('/document/new')
  expect(primaryActionOf(sessionFor(aPerson()))).toBeUndefined()
})
