import { expect, test } from 'vitest'
import { keepConsent } from '../../lib/browser/consent-cookie.ts'
import { mayCarryScripts, ownDocument } from '../../lib/browser/own-document.ts'
import { rememberSignIn } from '../../lib/browser/remember-sign-in.ts'
import { routes } from '../routes/routes.ts'

const day = '2026-11-23'

/** Pages that may carry scripts of others; every other one is a form, a code, a person or staff. */
const open = [
  'admin.home',
  'admin.post',
  'contact',
  'data.protection',
  'gazette',
  'gazette.list',
  'home',
  'terms',
  'terms.conditions',
]

test('the pages that may carry scripts are home, gazette, posts and pages of text, and no others', () => {
  const found = routes.filter(({ path }) =>
    mayCarryScripts(`#${path.replaceAll(/\/?\{\w+\?\}/g, '').replaceAll(/\{\w+\}/g, '7')}`),
  )
  expect(found.map(({ name }) => name).sort()).toEqual(open)
})

test.each([
  '#/login',
  '#/formular-contact',
  '#/trimite-mesaj/abc',
  '#/urmarire/x',
  '#/admin-homes',
  '#/404',
  '#x',
])('„%s” is never in the open document', (hash) => {
  keepConsent({ day, agreed: ['statistics', 'advertising'] })
  expect(ownDocument(hash)).toBe('/')
})

test('the open document is for who agreed to something, in a browser in which nobody signed in', () => {
  const hash = '#/monitor-oficial?year=2026'
  expect(ownDocument(hash)).toBe('/')
  keepConsent({ day, agreed: [] })
  expect(ownDocument(hash)).toBe('/')
  keepConsent({ day, agreed: ['advertising'] })
  expect(ownDocument(hash)).toBe('/portal')
  rememberSignIn()
  expect(ownDocument(hash)).toBe('/')
  localStorage.clear()
  expect(ownDocument(hash), 'the cookie remembers too').toBe('/')
})
