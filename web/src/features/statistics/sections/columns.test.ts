import { expect, test } from 'vitest'
import { csvOf } from '../../../ui/chart/chart-csv.ts'
import { shareColumn } from './columns.ts'

test('a share is the same percent on the screen and in its file', () => {
  const column = shareColumn<{ share: number | null }>('În termen', ({ share }) => share)
  const name = { label: 'Compartiment', of: () => 'Urbanism' }
  expect(column.write?.(column.of({ share: 0.626 }) ?? 0)).toBe('62,6\u00a0%')
  expect(csvOf({ rows: [{ share: 0.626 }, { share: null }], name, measures: [column] })).toContain(
    '"În termen (%)"\r\n"Urbanism";62,6\r\n"Urbanism";\r\n',
  )
})
