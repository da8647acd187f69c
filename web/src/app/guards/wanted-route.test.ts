// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { isWantable, rememberWanted, takeWanted } from './wanted-route.ts'

beforeEach(() => sessionStorage.clear())

test('the wanted page is kept with its query and given once', () => {
  rememberWanted('/dashboard?t=5')
  expect(takeWanted()).toBe('/dashboard?t=5')
  expect(takeWanted()).toBeUndefined()
})

test.each([
  'https://rau.example/',
  '//rau.example/dashboard',
  '/\\rau.example',
  'javascript:alert(1)',
  'dashboard',
  '',
])('another site is never remembered: %s', (href) => {
  rememberWanted(href)
  expect(takeWanted()).toBeUndefined()
})

test('pages for guests, pages without a screen and unknown pages are not remembered', () => {
  for (const href of ['/login', '/', '/reports', '/nimic', '/dashboard/x'])
    expect(isWantable(href), href).toBe(false)
})

test('what somebody wrote into the storage is checked when it is taken', () => {
  sessionStorage.setItem('hdoc-wanted', '//rau.example')
  expect(takeWanted()).toBeUndefined()
})
