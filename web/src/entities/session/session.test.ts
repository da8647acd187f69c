import { expect, test } from 'vitest'
import { emptySession, failedSession, needsStatus, refusedDomain, sessionOf, signedOut } from './session.ts'

const institution = {
  id: 1,
  name: 'Comuna Dealu Florilor',
  short_name: '',
  county_name: '',
  address: '',
  phone: '',
  email: '',
  opening_hours: [],
  colors: null,
  coat_of_arms: '',
  logo: '',
  map: null,
  assistance_email: '',
  assistance_phone: '',
  signup: false,
  purposes: [],
  outside_map: '',
}
const guest = sessionOf({ check: false, user: null, institution }, false)
const onAdminHost = sessionOf({ check: false, user: null, institution: null }, false)

test('the domain is valid until the server rejects it, and again when it accepts', () => {
  expect(emptySession.domainValid).toBe(true)
  const refused = refusedDomain(failedSession(guest, {}, true))
  expect(refused).toMatchObject({ domainValid: false, check: false, institution: null })
  expect(failedSession(refused, {}, false).domainValid).toBe(false)
  expect(sessionOf({ check: false, user: null, institution }, false).domainValid).toBe(true)
})

test('a failed status says nobody is signed in, and whether an administrator asked', () => {
  expect(failedSession(guest, { isadm: 1 }, true)).toMatchObject({
    check: false,
    user: null,
    failed: { administrator: true },
  })
  expect(failedSession(guest, { isadm: 0 }, true).failed).toEqual({ administrator: false })
  expect(failedSession(guest, undefined, true).failed).toEqual({ administrator: false })
})

test('check without a person is nobody', () => {
  expect(sessionOf({ check: true, user: null, institution }, false).check).toBe(false)
})

test('signing out keeps the institution', () => {
  expect(signedOut({ ...guest, check: true })).toMatchObject({ check: false, user: null, institution })
})

test('status is asked once on the host of an institution', () => {
  expect(needsStatus(emptySession, false)).toBe(true)
  expect(needsStatus(guest, false)).toBe(false)
  expect(needsStatus(guest, true)).toBe(false)
})

test('on the admin host a landing page and the others each ask their own way', () => {
  expect(needsStatus(onAdminHost, false)).toBe(false)
  expect(needsStatus(onAdminHost, true)).toBe(true)
})

test('after a failure status is asked again', () => {
  expect(needsStatus(failedSession(guest, {}, false), false)).toBe(true)
})
