import type { ImportDetail } from '@hdoc/contract/imports/import-rows.ts'

const named = (name: string) => ({ ro: name, en: name })
/** A checked import of issuers, begun by whoever looks at it. */
export const anImport: ImportDetail = {
  id: 5,
  kind: 'issuer',
  state: 'checked',
  file_name: 'deponenti.csv',
  begun_at: '2026-11-20T08:00:00Z',
  begun_by: 'Adela Micu',
  ended_at: null,
  counts: { rows: 3, good: 0, bad: 3, warned: 0, new: 0, update: 0, skip: 0, made: 0 },
  size: 100,
  own: true,
  format: 'csv',
  encoding: 'utf-8',
  delimiter: ';',
  sheet: null,
  sheets: [],
  columns: [
    { name: 'Denumire', example: 'Moara' },
    { name: 'Județ', example: 'Cluj' },
  ],
  preview: [['Moara', 'Cluj']],
  fields: [
    { id: 'name', label: named('Nume'), required: true, type: 'text', help: null, choices: null },
    {
      ...{ id: 'county', label: named('Județ'), required: false, type: 'choice', help: null },
      choices: [{ value: 'CJ', label: named('Cluj') }],
    },
  ],
  options: [],
  duplicates: ['skip'],
  mapping: {
    columns: { 0: 'name', 1: 'county' },
    constants: {},
    date_format: 'auto',
    values: {},
    options: {},
    duplicates: 'skip',
  },
  remembered: false,
  mode: null,
  done: 0,
  seconds_left: null,
  check_seconds: 0.1,
  folded: 0,
  failure: null,
  problems: [],
  unknown_values: [{ field: 'county', value: 'Kluj', rows: 1 }],
  kept_until: '2026-12-20',
  can: { check: true, run: false, run_all: false, cancel: false, undo: false, discard: true, refused: true },
}
