import { beforeEach, expect, test } from 'vitest'
import { findField, focusFirstError, inFormOrder } from './focus-field.ts'

beforeEach(() => {
  document.body.innerHTML =
    '<form><input data-path="name" /><input data-path="code" /><fieldset data-path="access" tabindex="-1"></fieldset></form>'
})

test('the first wrong field as one reads takes the focus', () => {
  focusFirstError(document, { access: ['x'], code: ['x'] })
  expect((document.activeElement as HTMLElement).dataset.path).toBe('code')
})

test('a message about a part leads to the field that holds it', () => {
  expect(findField(document, 'access.0.id')?.dataset.path).toBe('access')
  expect(findField(document, 'nowhere')).toBeUndefined()
})

test('messages follow the order of the form, those without a field at the end', () => {
  const messages = { other: 1, 'access.2.see': 2, name: 3 }
  expect(Object.keys(inFormOrder(document, messages))).toEqual(['name', 'access.2.see', 'other'])
})
