// @vitest-environment happy-dom
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { hrefOf, type Place } from '../ui/links/place.ts'
import { plainAddress } from '../ui/links/plain-link.tsx'
import { createApplication } from './application.ts'

const { router } = createApplication({ history: createMemoryHistory() })
const places: Place[] = [
  '/',
  '/login',
  '/admin-home',
  '/urmarire',
  { to: '/urmarire/{-$code}', params: { code: 'ABCD1234EFGH' } },
  { to: '/urmarire/{-$code}', params: { code: 'a b/ț' } },
  { to: '/urmarire/{-$code}', params: {} },
  { to: '/admin-post/$id', params: { id: 12 } },
  { to: '/admin-home/{-$id}', params: { id: 3 } },
  { to: '/monitor-oficial', search: { q: 'școală & drum', year: undefined } },
  { to: '/monitor-oficial-list/$category_id', params: { category_id: 3 }, search: { year: 2026, page: 2 } },
]

test.each(places)('the address of %j without a router is that of the router', (place) => {
  expect(plainAddress(place)).toBe(`#${hrefOf(router, place)}`)
})
