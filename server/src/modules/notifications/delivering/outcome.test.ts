import { expect, it } from 'vitest'
import { OutsideError } from '../../../platform/outgoing/ask-outside.ts'
import { outcomeOfCall, outcomeOfMail, outcomeOfStatus } from './outcome.ts'

it.each([
  [200, 'sent'],
  [202, 'sent'],
  [400, 'given_up'],
  [401, 'given_up'],
  [408, 'failed'],
  [429, 'failed'],
  [500, 'failed'],
  [503, 'failed'],
])('HTTP %i means %s', (status, state) => {
  expect(outcomeOfStatus(status).state).toBe(state)
})

it.each([
  [{ responseCode: 550, code: 'EENVELOPE' }, 'given_up', 'refused', '550'],
  [{ responseCode: 451, code: 'EENVELOPE' }, 'failed', 'unreachable', '451'],
  [{ responseCode: 535, code: 'EAUTH' }, 'failed', 'unreachable', '535'],
  [{ code: 'ECONNREFUSED' }, 'failed', 'unreachable', 'ECONNREFUSED'],
  [new TypeError('not one mail address'), 'given_up', 'refused', 'address'],
  [undefined, 'failed', 'unreachable', 'unknown'],
])('a mail that fails with %o', (error, state, reason, detail) => {
  expect(outcomeOfMail(error)).toEqual({ state, reason, detail })
})

it('calls the reason of a call without an answer, and lets other errors be errors', () => {
  expect(outcomeOfCall(new OutsideError('timeout'))).toEqual({
    state: 'failed',
    reason: 'unreachable',
    detail: 'timeout',
  })
  expect(() => outcomeOfCall(new Error('a fault of ours'))).toThrow('a fault of ours')
})
