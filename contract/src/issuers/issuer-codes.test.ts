import { expect, test } from 'vitest'
import { codesToCome, oddCode } from './issuer-codes.ts'

const today = '2026-11-21'

test('nobody is born or registered in time to come', () => {
  expect(codesToCome({ cnp: '5990101400013', onrc: 'J40/1/2099' }, today)).toEqual(['cnp', 'onrc'])
  expect(codesToCome({ cnp: '1960101470012', onrc: 'J40/1/2026' }, today)).toEqual([])
  expect(codesToCome({ cnp: '', onrc: '' }, today)).toEqual([])
})

test('a county outside the list and an odd control digit are remarked on', () => {
  expect(oddCode('cnp', '1960101490017', today)).toBe('cnp_county')
  expect(oddCode('cnp', '1960101470012', today)).toBeNull()
  expect(oddCode('cnp', '1******0012', today)).toBeNull()
  expect(oddCode('onrc', 'J2002000372405', today)).toBe('onrc_control')
  expect(oddCode('onrc', 'J2002000372404', today)).toBeNull()
})
