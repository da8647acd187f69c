import { expect, test } from 'vitest'
import { folderName, ownerOf } from './folder-names.ts'

test('a folder is named by its institution and belongs to it, whatever the name', () => {
  expect(folderName({ id: 12, tag: 'valeaalba', scan_folder: '' })).toBe('12-valeaalba')
  expect(folderName({ id: 12, tag: 'valeaalba', scan_folder: 'ghiseu' })).toBe('12-ghiseu')
  expect(ownerOf('12-ghiseu')).toBe(12)
  expect(ownerOf('12')).toBe(12)
})

test('other folders are nobody’s', () => {
  for (const name of ['..', '0-x', '012', '12-', '12-..', 'x12', '12/../13', '12-Ț', ''])
    expect(ownerOf(name)).toBeUndefined()
})
