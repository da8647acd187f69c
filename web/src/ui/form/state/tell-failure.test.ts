import { afterEach, expect, test } from 'vitest'
import { ApiError } from '../../../lib/calls/api-error.ts'
import { closeErrorDialog, currentErrorNotice } from '../../feedback/error-dialog-store.ts'
import { currentToasts, dropToast } from '../../feedback/toast-store.ts'
import { tellFailure } from './tell-failure.ts'

afterEach(() => {
  closeErrorDialog()
  for (const { id } of currentToasts()) dropToast(id)
})

const told = ['x']
test.each<[number, ApiError['code'], { toasts: string[]; dialog: boolean }]>([
  [500, 'INTERNAL', { toasts: told, dialog: true }],
  [409, 'STALE_VERSION', { toasts: told, dialog: true }],
  [404, 'NOT_FOUND', { toasts: told, dialog: false }],
  [422, 'VALIDATION', { toasts: told, dialog: false }],
  [200, 'refused', { toasts: told, dialog: false }],
  [0, 'offline', { toasts: told, dialog: false }],
  [0, 'aborted', { toasts: [], dialog: false }],
  // The call itself tells these, and status is asked anew.
  [403, 'ACTING_ENDED', { toasts: [], dialog: false }],
  [403, 'SECOND_FACTOR_NEEDED', { toasts: [], dialog: false }],
])('a form tells %i %s as the catalogue of errors does', (status, code, expected) => {
  tellFailure(new ApiError('x', { status, code }))
  expect({
    toasts: currentToasts().map(({ message }) => message),
    dialog: currentErrorNotice() !== null,
  }).toEqual(expected)
})
