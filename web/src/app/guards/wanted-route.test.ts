// @vitest-environment happy-dom
import { createMemoryHistory } from '@tanstack/react-router'
import { beforeEach, expect, test } from 'vitest'
import { createApplication } from '../application.ts'
import { isWantable } from '../page-at.ts'
import { keepWanted } from './wanted-route.ts'

const { router } = createApplication({ history: createMemoryHistory() })
const { remember, take } = keepWanted((href) => isWantable(router, href))

beforeEach(() => sessionStorage.clear())

test('the wanted page is kept with its query and given once', () => {
  remember('/dashboard?t=5')
  expect(take()).toBe('/dashboard?t=5')
  expect(take()).toBeUndefined()
})

test.each([
  'https://rau.example/',
  '//rau.example/dashboard',
  '/\\rau.example',
  'javascript:alert(1)',
  'dashboard',
  '',
])('another site is never remembered: %s', (href) => {
  remember(href)
  expect(take()).toBeUndefined()
})

test('pages for guests and unknown pages are not remembered', () => {
  for (const href of ['/login', '/', '/admin/imports', '/nimic', '/dashboard/x'])
    expect(isWantable(router, href), href).toBe(false)
})

test('what somebody wrote into the storage is checked when it is taken', () => {
  sessionStorage.setItem('hdoc-wanted', '//rau.example')
  expect(take()).toBeUndefined()
})
