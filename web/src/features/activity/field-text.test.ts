import { expect, test } from 'vitest'
import '../../lib/languages/all-texts.ts'
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
  expect(valueText('user', 'password+totp', 'method')).toBe('parolă + cod din aplicație')
  expect(valueText('user', 'inactive', 'state')).toBe('Dezactivat')
  expect(valueText('user', '["document.list","user.manage"]', 'permissions')).toBe(
    'Vede lista documentelor, Administrează utilizatorii',
  )
  expect(valueText('user', 'true', 'active')).toBe('Da')
  expect(valueText('user', '', 'phone')).toBe('–')
  expect(valueText('user', '[{"group_id":1}]', 'groups')).toBe('[{"group_id":1}]')
  expect(valueText('user', '[nu este JSON', 'name')).toBe('[nu este JSON')
})

test('what documents, registers and issuers keep is told as on their own pages', () => {
  expect(fieldText('document', 'short_description')).toBe('Conținut pe scurt')
  expect(valueText('document', 'restricted', 'access_level')).toBe('Restricționat (persoane nominalizate)')
  expect(valueText('document', 'answers_to', 'link')).toBe('Are răspunsul')
  expect(fieldText('register', 'access')).toBe('Cine are acces')
  expect(valueText('register', '[{"name":"Taxe","see":true,"register":false}]', 'access')).toBe('Taxe (vede)')
  expect(valueText('register', 'auto', 'reset')).toBe('Automată – anual, la 1 ianuarie')
  expect(fieldText('issuer', 'locality')).toBe('Localitate')
})
