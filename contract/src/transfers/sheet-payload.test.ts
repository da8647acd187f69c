import fc from 'fast-check'
import { expect, it } from 'vitest'
import { labelPayload, readLabelPayload } from '../printing/label/payload.ts'
import { readSheetPayload, sheetPayload } from './sheet-payload.ts'

const ids = fc.record({
  institutionId: fc.integer({ min: 1, max: 999_999_999 }),
  sheetId: fc.maxSafeNat().filter((id) => id > 0),
})

it('is fixed for ever: printed sheets must be found in years', () => {
  expect(sheetPayload({ institutionId: 1, sheetId: 1 })).toBe('HB111156')
})

it('is read back as the sheet it names, also with the Enter of a hand scanner', () => {
  fc.assert(
    fc.property(ids, (one) => {
      expect(readSheetPayload(`${sheetPayload(one).toLowerCase()}\r\n`)).toEqual(one)
    }),
  )
})

it('is never taken for the label of a document, nor that for a sheet', () => {
  fc.assert(
    fc.property(ids, ({ institutionId, sheetId }) => {
      expect(readLabelPayload(sheetPayload({ institutionId, sheetId }))).toBeUndefined()
      expect(readSheetPayload(labelPayload({ institutionId, documentId: sheetId }))).toBeUndefined()
    }),
  )
})
