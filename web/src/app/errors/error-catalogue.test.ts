import { expect, test } from 'vitest'
import { ApiError } from '../../lib/calls/api-error.ts'
import { catalogue, type Reaction, reactionsTo, type Source } from './error-catalogue.ts'

type Parts = ConstructorParameters<typeof ApiError>[1]
const failure = (message: string, parts: Partial<Parts> & { status: number }): ApiError =>
  new ApiError(message, { code: 'INTERNAL', body: { success: false, message }, ...parts })

const refusal = 'Nume domeniu neacceptat!'

/** Every row of the catalogue in the words of specification §8; „Ours” closes what it leaves open. */
const situations: Readonly<Record<string, string>> = {
  stopped: 'Ours: a call that the page itself stopped',
  'login-back': 'Login-back failure',
  logout: 'Logout failure',
  'refused-host': "Status failure with message 'Nume domeniu neacceptat!' and success false",
  status: 'Other status failure',
  'invalid-domain': 'Response code invalid_domain or uknown_host',
  'http-401': 'HTTP 401',
  'http-419': 'HTTP 419',
  'http-422': 'HTTP 422',
  'http-404': 'HTTP 404',
  refused: 'Success response with success false',
  'other-session': 'Ours: another person, or another institution, is signed in than the page shows',
  'acting-ended': 'Ours: acting as another user has ended by itself; the frame then returns',
  'second-factor':
    'Ours: the institution asks for a second factor since a moment; the guard then leads to the profile',
  unanswered: 'Ours: offline, time-out, an answer that cannot be read',
  'too-many-sign-ins': 'Ours: too many attempts to sign in, which the sign-in page shows itself',
  other: 'Other error with a message',
}

/** One row per situation of specification §8, and per situation it leaves open. */
const rows: [string, ApiError, Source, Reaction[]][] = [
  [
    'Response code invalid_domain or uknown_host',
    failure(refusal, { status: 403, code: 'uknown_host' }),
    'call',
    [{ do: 'go-invalid-domain' }],
  ],
  [
    'Response code invalid_domain or uknown_host',
    failure(refusal, { status: 403, code: 'invalid_domain' }),
    'single',
    [{ do: 'go-invalid-domain' }],
  ],
  [
    "Status failure with message 'Nume domeniu neacceptat!' and success false",
    failure(refusal, { status: 403, code: 'uknown_host' }),
    'status',
    [{ do: 'mark-domain-invalid' }, { do: 'go-invalid-domain' }],
  ],
  ['Other status failure', failure('x', { status: 500 }), 'status', [{ do: 'sign-out' }, { do: 'log' }]],
  [
    'Other status failure',
    failure(refusal, { status: 403, body: { message: refusal } }),
    'status',
    [{ do: 'sign-out' }, { do: 'log' }],
  ],
  [
    'HTTP 401',
    failure('x', { status: 401, code: 'UNAUTHENTICATED' }),
    'call',
    [{ do: 'sign-out' }, { do: 'go-login' }],
  ],
  [
    'HTTP 419',
    failure('expirat', { status: 419, code: 'CSRF' }),
    'call',
    [{ do: 'sign-out' }, { do: 'toast', message: 'expirat' }],
  ],
  [
    'Ours: another person, or another institution, is signed in than the page shows',
    failure('altcineva', { status: 412, code: 'OTHER_PERSON' }),
    'call',
    [{ do: 'toast', message: 'altcineva' }, { do: 'ask-status' }],
  ],
  [
    'Ours: acting as another user has ended by itself; the frame then returns',
    failure('gata', { status: 403, code: 'ACTING_ENDED' }),
    'call',
    [{ do: 'toast', message: 'gata' }, { do: 'ask-status' }],
  ],
  [
    'Ours: the institution asks for a second factor since a moment; the guard then leads to the profile',
    failure('factor', { status: 403, code: 'SECOND_FACTOR_NEEDED' }),
    'call',
    [{ do: 'toast', message: 'factor' }, { do: 'ask-status' }],
  ],
  [
    'HTTP 422',
    failure('erori', { status: 422, code: 'VALIDATION', fields: { a: ['b'] } }),
    'call',
    [{ do: 'toast', message: 'erori' }],
  ],
  [
    'HTTP 404',
    failure('lipsă', { status: 404, code: 'NOT_FOUND' }),
    'call',
    [{ do: 'flash', heading: 'not_found_model', message: 'lipsă' }],
  ],
  [
    'HTTP 404',
    failure('lipsă', { status: 404, code: 'NOT_FOUND' }),
    'single',
    [{ do: 'flash', heading: 'not_found_model', message: 'lipsă' }, { do: 'go-not-found' }],
  ],
  [
    'Other error with a message',
    failure('stricat', { status: 500, body: { message: 'stricat', request_id: 'r1' } }),
    'call',
    [
      { do: 'flash', heading: 'error', message: 'stricat' },
      { do: 'dialog', message: 'stricat', details: { message: 'stricat', request_id: 'r1' } },
    ],
  ],
  [
    'Success response with success false',
    failure('nu', { status: 200, code: 'refused' }),
    'call',
    [{ do: 'toast', message: 'nu' }],
  ],
  ['Login-back failure', failure('x', { status: 409 }), 'login-back', [{ do: 'log' }]],
  ['Logout failure', failure('x', { status: 500 }), 'logout', []],
  ['Ours: a call that the page itself stopped', failure('x', { status: 0, code: 'aborted' }), 'call', []],
  [
    'Ours: offline, time-out, an answer that cannot be read',
    failure('fără rețea', { status: 0, code: 'offline' }),
    'call',
    [{ do: 'toast', message: 'fără rețea' }],
  ],
  [
    'Ours: too many attempts to sign in, which the sign-in page shows itself',
    failure('prea multe', { status: 429, code: 'TOO_MANY_REQUESTS' }),
    'login',
    [],
  ],
]

test.each(rows)('%s', (situation, error, source, expected) => {
  expect(reactionsTo(error, source)).toEqual(expected)
  const { situation: name = '' } = catalogue.find((row) => row.when(error, source)) ?? {}
  expect(situations[name]).toBe(situation)
})

test('every row of the catalogue has a test', () => {
  const tested = new Set(rows.map(([situation]) => situation))
  expect(catalogue.map((row) => row.situation)).toEqual(Object.keys(situations))
  expect(Object.values(situations).filter((situation) => !tested.has(situation))).toEqual([])
})
