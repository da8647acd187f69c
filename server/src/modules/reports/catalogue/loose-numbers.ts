import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import type { Text } from '@hdoc/contract/texts/languages.ts'
import { listLooseNumbers } from './queries/numbers.ts'
import { type Report, whole } from './report.ts'

const states = {
  reserved: { ro: 'Rezervat, nefolosit', en: 'Reserved, not used' },
  released: { ro: 'Eliberat', en: 'Released' },
  annulled: { ro: 'Anulat', en: 'Annulled' },
} as const satisfies Record<string, Text>

export const looseNumbersReport: Report = {
  id: 'loose_numbers',
  group: 'registry',
  title: { ro: 'Numere rezervate și anulate', en: 'Reserved and annulled numbers' },
  about: {
    ro: 'Numerele rezervate și nefolosite, eliberate sau anulate în perioadă, de cine și de ce.',
    en: 'Numbers reserved and not used, released or annulled in the period, by whom and why.',
  },
  right: 'register.manage',
  asks: ['period', 'register'],
  columns: [
    { label: { ro: 'Registru', en: 'Register' }, width: 160 },
    { label: { ro: 'Număr', en: 'Number' }, width: 110 },
    { label: { ro: 'Stare', en: 'State' }, width: 110 },
    { label: { ro: 'La', en: 'On' }, width: 64 },
    { label: { ro: 'De cine', en: 'By' }, width: 140 },
    { label: { ro: 'De ce', en: 'Why' }, width: 210 },
  ],
  read: async (reading) =>
    whole(
      (await listLooseNumbers(reading)).map((row) => ({
        document_id: row.document_id,
        ...(row.document_id === null && { seen_by: { register_id: row.register_id } }),
        cells: [
          row.register,
          row.number,
          states[row.state][reading.language],
          formatDate(row.on),
          row.by,
          row.reason,
        ],
      })),
    ),
}
