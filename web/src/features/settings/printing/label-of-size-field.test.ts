import type { LabelSize } from '@hdoc/contract/printing/label/size.ts'
import { expect, test } from 'vitest'
import '../../../lib/languages/all-texts.ts'
import { labelOfSizeField } from './label-of-size-field.ts'

const size = (name: string): LabelSize => ({
  name,
  width_mm: 15,
  height_mm: 30,
  codes: 'qr',
  with_issuer: false,
  sheet: null,
})

test('a field of a label is called as in its form, with the label where there are several', () => {
  expect(labelOfSizeField('label_sizes.0.name', [size('')])).toBe('Denumire')
  expect(labelOfSizeField('label_sizes.0.width_mm', [size('')])).toBe('Lățime (mm)')
  expect(labelOfSizeField('label_sizes.1.width_mm', [size('Mare'), size('Mică')])).toBe('Lățime (mm) – Mică')
  expect(labelOfSizeField('label_sizes.0.name', [size(''), size('Mică')])).toBe('Denumire – 1')
  expect(labelOfSizeField('receipt_paper', [size('')])).toBeUndefined()
})
