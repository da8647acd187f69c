import { expect, test } from 'vitest'
import '../../lib/all-texts.ts'
import { fieldText, valueText } from './field-text.ts'

test('a field is called as its form calls it, then as other screens do, then by its name', () => {
  expect(fieldText('user', 'job_title')).toBe('Funcție')
  expect(fieldText('user_group', 'phone')).toBe('Telefoane')
  expect(fieldText('user', 'method')).toBe('Mod de autentificare')
  expect(fieldText('security', 'second_factor_required')).toBe(
    'Al doilea factor este obligatoriu pentru toți',
  )
  expect(fieldText('trail', 'constructor')).toBe('constructor')
})

test('codes of values are told in words, simple lists without brackets', () => {
  expect(valueText('password+totp', 'method')).toBe('parolă + cod din aplicație')
  expect(valueText('inactive', 'state')).toBe('Dezactivat')
  expect(valueText('["document.list","user.manage"]', 'permissions')).toBe(
    'Vede lista documentelor, Administrează utilizatorii',
  )
  expect(valueText('true', 'active')).toBe('Da')
  expect(valueText('', 'phone')).toBe('–')
  expect(valueText('[{"group_id":1}]', 'groups')).toBe('[{"group_id":1}]')
  expect(valueText('[nu este JSON', 'name')).toBe('[nu este JSON')
})
