import { expect, it } from 'vitest'
import { mayPass } from './may-pass.ts'

it('an upload is tried again after what passes by itself, and says at once that there is no room', () => {
  expect([0, 409, 429, 500, 502, 503].map(mayPass)).toEqual([true, true, true, true, true, true])
  expect([400, 403, 404, 413, 415, 507].map(mayPass)).toEqual([false, false, false, false, false, false])
})
