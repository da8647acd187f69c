import { FILED } from '@hdoc/contract/cases/closing.ts'
import { STATUS } from '@hdoc/contract/documents/status/document-status.ts'
import { expect, it } from 'vitest'
import { hasRoom, mayHandOver, type PaperFacts } from './block-rules.ts'

/** A paper that Registry (1) has and Urbanism (2) works on. */
const paper = (more: Partial<PaperFacts> = {}): PaperFacts => ({
  status: STATUS.sent,
  deleted_at: null,
  on_paper: true,
  holder_group_id: 1,
  group_id: 2,
  desk_group_id: 1,
  share_groups: [2],
  open_row: null,
  ...more,
})
const why = (one: PaperFacts, toGroupId: number | null = 2, fromGroupId = 1) => {
  const decision = mayHandOver(one, { fromGroupId, toGroupId })
  return decision.ok ? 'goes' : 'code' in decision ? decision.code : decision.missing
}

it.each([
  ['goes where it is worked on', paper(), 'goes'],
  ['is on its way already', paper({ open_row: {} }), 'in_transfer'],
  ['is in another department', paper({ holder_group_id: 3 }), 'other_department'],
  ['was filed', paper({ status: FILED }), 'DOCUMENT_ARCHIVED'],
  ['was annulled', paper({ status: STATUS.annulled }), 'DOCUMENT_ANNULLED'],
  ['was a test and is deleted', paper({ deleted_at: '2026-11-20' }), 'DOCUMENT_DELETED'],
  ['nobody knows where it is', paper({ holder_group_id: null }), 'goes'],
  ['without paper, the work lies elsewhere', paper({ on_paper: false }), 'other_department'],
  ['without paper, the work lies here', paper({ on_paper: false, share_groups: [1] }), 'goes'],
  [
    'without paper and nobody’s, from the desk that registered it',
    paper({ on_paper: false, group_id: null, share_groups: [] }),
    'goes',
  ],
  [
    'without paper and nobody’s, from another desk',
    paper({ on_paper: false, group_id: null, share_groups: [], desk_group_id: 3 }),
    'other_department',
  ],
])('%s', (_, one, expected) => {
  expect(why(one)).toBe(expected)
})

it('to its own department nothing goes, and what is on its way is said first', () => {
  expect(why(paper(), 1)).toBe('same_department')
  expect(why(paper({ open_row: {} }), 1)).toBe('in_transfer')
})

it('a sheet takes 200 documents, and says so when there are more', () => {
  expect(hasRoom(199, 1)).toEqual({ ok: true })
  expect(hasRoom(200, 1)).toMatchObject({ code: 'SHEET_FULL', values: { most: 200 } })
})
