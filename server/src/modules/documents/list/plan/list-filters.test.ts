import type { ColumnFilter, Condition } from '@hdoc/contract/calls/list-query.ts'
import { DOCUMENT_STATUSES } from '@hdoc/contract/documents/status/document-status.ts'
import { effectiveStatus } from '@hdoc/contract/documents/status/effective-status.ts'
import { describe, expect, it } from 'vitest'
import { levelCode, levelOf } from '../../record/access-level.ts'
import { splitFilters, storedStatuses } from './list-filters.ts'

const filter = (
  column: string,
  mode: Condition['mode'],
  values: string[],
  operator: 'and' | 'or' = 'and',
): ColumnFilter => ({
  column,
  operator,
  conditions: [{ field: column, mode, values }],
})

/** The last is secondary. */
const registers = [1, 2, 3, 4].map((id) => ({ id, secondary: id === 4 }))

describe('filters of the document list', () => {
  it('are split into those the counters know and the rest', () => {
    const pages = filter('pages', 'gt', ['3'])
    expect(
      splitFilters(
        {
          filters: [
            filter('register', 'in', ['2', '9']),
            filter('status', 'equals', ['4']),
            filter('access_level', 'notEquals', ['restricted']),
            pages,
          ],
        },
        registers,
      ),
    ).toEqual({ classes: { registers: [2], statuses: [4], levels: [1, 2, 3] }, others: [pages] })
    const secondary = filter('register', 'in', ['2', '4'])
    expect(splitFilters({ filters: [secondary] }, registers)).toEqual({ classes: {}, others: [secondary] })
    expect(splitFilters({ filters: [] }, [])).toEqual({ classes: {}, others: [] })
  })

  it('on one column narrow each other, or widen with or', () => {
    const two = (operator: 'and' | 'or'): ColumnFilter => ({
      column: 'status',
      operator,
      conditions: [
        { field: 'status', mode: 'in', values: ['1', '2'] },
        { field: 'status', mode: 'equals', values: ['3'] },
      ],
    })
    expect(splitFilters({ filters: [two('and')] }, []).classes.statuses).toEqual([])
    expect(splitFilters({ filters: [two('or')] }, []).classes.statuses).toEqual([1, 2, 3])
    expect(
      splitFilters(
        { filters: [filter('register', 'in', ['1', '2']), filter('register', 'notEquals', ['1'])] },
        registers,
      ).classes.registers,
    ).toEqual([2])
  })
})

const days = [null, '2026-11-19', '2026-11-20', '2026-11-21']
const stored = DOCUMENT_STATUSES.filter(({ id }) => id !== 4).flatMap(({ id: status }) =>
  days.flatMap((deadlineOn) =>
    (status === 15 ? days.slice(1) : [null]).flatMap((pendingUntil) =>
      (status === 15 ? ([1, 2, 3, 5] as const) : [null]).map((resumeStatus) => ({
        status,
        deadlineOn,
        pendingUntil,
        resumeStatus,
      })),
    ),
  ),
)

describe('stored statuses', () => {
  it('hold every document that shows one of the statuses asked for, and those that always do no other', () => {
    expect(stored.length).toBeGreaterThan(50)
    for (const one of stored)
      for (const { id: other } of DOCUMENT_STATUSES) {
        const shown = effectiveStatus(one, '2026-11-20')
        const { always, onSomeDays } = storedStatuses([shown, other])
        expect([...always, ...onSomeDays], `${one.status} shows ${shown}`).toContain(one.status)
        const notAsked = storedStatuses([other])
        if (shown !== other)
          expect(notAsked.always, `${one.status} shows ${shown}, not ${other}`).not.toContain(one.status)
      }
  })
})

describe('access levels', () => {
  it('keep the codes that are stored', () => {
    expect((['public', 'institution', 'department', 'restricted'] as const).map(levelCode)).toEqual([
      1, 2, 3, 4,
    ])
    expect([1, 2, 3, 4].map(levelOf)).toEqual(['public', 'institution', 'department', 'restricted'])
  })
})
