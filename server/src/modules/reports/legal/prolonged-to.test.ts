import { expect, it } from 'vitest'
import { type Extension, prolongedTo } from './prolonged-to.ts'

type Said = [on: string, before: string | null, after: string, stopped?: 'stopped']
const of = (...said: Said[]): readonly Extension[] =>
  said.map(([on, before, after, stopped]) => ({ on, before, after, stopped: stopped !== undefined }))

it.each<[string, readonly Extension[], string | null]>([
  ['nothing', of(), null],
  ['said on the last day', of(['2026-12-21', '2026-12-21', '2026-12-28']), '2026-12-28'],
  ['said a day too late', of(['2026-12-22', '2026-12-21', '2026-12-28']), null],
  [
    'twice, each in time',
    of(['2026-12-10', '2026-12-21', '2026-12-28'], ['2026-12-27', '2026-12-28', '2027-01-04']),
    '2027-01-04',
  ],
  [
    'in time, but going on from a late one',
    of(['2026-12-22', '2026-12-21', '2026-12-28'], ['2026-12-26', '2026-12-28', '2027-01-04']),
    null,
  ],
  [
    'in time, then late, then going on from there',
    of(
      ['2026-12-10', '2026-12-21', '2026-12-28'],
      ['2026-12-29', '2026-12-28', '2027-01-04'],
      ['2027-01-03', '2027-01-04', '2027-01-11'],
    ),
    '2026-12-28',
  ],
  [
    'in the days for which it stood',
    of(['2026-12-10', '2026-12-21', '2026-12-24', 'stopped'], ['2026-12-23', '2026-12-24', '2026-12-28']),
    null,
  ],
  [
    'after it stood, before the term was over',
    of(['2026-12-10', '2026-12-21', '2026-12-24', 'stopped'], ['2026-12-12', '2026-12-24', '2026-12-28']),
    '2026-12-28',
  ],
  [
    'of a deadline that another type set after a late one',
    of(['2026-12-22', '2026-12-21', '2026-12-28'], ['2027-01-05', '2027-01-10', '2027-01-20']),
    '2027-01-20',
  ],
  ['the first deadline of all', of(['2026-12-01', null, '2026-12-21']), null],
  [
    'of the first deadline of all',
    of(['2026-12-01', null, '2026-12-21'], ['2026-12-20', '2026-12-21', '2026-12-28']),
    '2026-12-28',
  ],
])('%s', (_title, extensions, until) => {
  expect(prolongedTo(extensions)).toBe(until)
})
