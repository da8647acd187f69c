import type { sheetActions } from '@hdoc/contract/transfers/transfer-rows.ts'
import { expect, it } from 'vitest'
import type { Actor } from '../../../platform/auth/actor.ts'
import { mayWithSheet, type SheetState, seesSheet } from './sheet-policy.ts'

const all = ['transfer.create', 'transfer.receive', 'transfer.delete'] as const
const actor = (more: Partial<Actor> = {}): Actor =>
  ({
    institutionId: 1,
    id: 5,
    isAdmin: false,
    permissions: [...all],
    groupIds: [1],
    roles: [],
    ...more,
  }) as Actor
const sender = actor()
const receiver = actor({ id: 6, groupIds: [2] })
/** From Registry (1) to Urbanism (2). */
const sheet = (more: Partial<SheetState> = {}): SheetState => ({
  institution_id: 1,
  status: 'sent',
  number: 'B-0001/2026',
  from_group_id: 1,
  from_group_name: 'Registratură',
  to_group_id: 2,
  to_group_name: 'Urbanism',
  to_user_id: null,
  to_user_name: null,
  answered: 0,
  heads: [],
  ...more,
})
const why = (who: Actor, one: SheetState, action: (typeof sheetActions)[number]) => {
  const decision = mayWithSheet(who, one, action)
  return decision.ok ? 'may' : 'code' in decision ? decision.code : decision.missing
}

it.each([
  ['sends its draft', sender, sheet({ status: 'draft' }), 'send', 'may'],
  ['sends what was sent', sender, sheet(), 'send', 'SHEET_NOT_DRAFT'],
  [
    'sends without the right',
    actor({ permissions: [] }),
    sheet({ status: 'draft' }),
    'send',
    'transfer.create',
  ],
  ['sends for others', receiver, sheet({ status: 'draft' }), 'send', 'SHEET_FROM_ANOTHER'],
  ['answers', receiver, sheet(), 'answer', 'may'],
  ['answers for others', sender, sheet(), 'answer', 'SHEET_OF_ANOTHER'],
  ['answers what is closed', receiver, sheet({ status: 'closed' }), 'answer', 'SHEET_NOT_OPEN'],
  [
    'answers without the right',
    actor({ groupIds: [2], permissions: [] }),
    sheet(),
    'answer',
    'transfer.receive',
  ],
  ['answers for a named colleague', receiver, sheet({ to_user_id: 9 }), 'answer', 'SHEET_OF_ANOTHER'],
  ['answers as their head', receiver, sheet({ to_user_id: 9, heads: [6] }), 'answer', 'may'],
  ['takes back', sender, sheet(), 'withdraw', 'may'],
  ['takes back for others', receiver, sheet(), 'withdraw', 'SHEET_FROM_ANOTHER'],
  ['takes back what is closed', sender, sheet({ status: 'closed' }), 'withdraw', 'SHEET_NOT_OPEN'],
  ['deletes', sender, sheet(), 'delete', 'may'],
  [
    'deletes without the right',
    actor({ permissions: ['transfer.create'] }),
    sheet(),
    'delete',
    'transfer_delete',
  ],
  ['deletes the sheet of others', receiver, sheet(), 'delete', 'transfer_delete'],
  ['deletes what was answered', sender, sheet({ answered: 1 }), 'delete', 'SHEET_ANSWERED'],
  ['deletes what is closed', sender, sheet({ status: 'closed' }), 'delete', 'SHEET_NOT_OPEN'],
] as const)('who %s', (_, who, one, action, expected) => {
  expect(why(who, one, action)).toBe(expected)
})

it('a draft is seen by the department that prepares it alone', () => {
  expect([seesSheet(sender, sheet()), seesSheet(receiver, sheet())]).toEqual([true, true])
  const draft = sheet({ status: 'draft' })
  expect([
    seesSheet(sender, draft),
    seesSheet(receiver, draft),
    seesSheet(actor({ isAdmin: true }), draft),
  ]).toEqual([true, false, true])
})
