import type { SheetAction } from '@hdoc/contract/transfers/transfer-rows.ts'
import { type SheetStatus, sheetStatuses } from '@hdoc/contract/transfers/transfer-status.ts'
import { type Actor, can } from '../../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'

/** What the policy looks at. */
export type SheetState = {
  institution_id: number
  status: SheetStatus
  number: string | null
  from_group_id: number
  from_group_name: string
  to_group_id: number | null
  to_group_name: string | null
  to_user_id: number | null
  to_user_name: string | null
  /** Documents that were accepted or refused. */
  answered: number
  /** Heads of the receiving department, who answer for a person that is away. */
  heads: readonly number[]
}

/** Administrators stand in for anybody; others act for their own departments. */
const isOf = (actor: Actor, groupId: number | null): boolean =>
  groupId !== null && (actor.isAdmin || actor.groupIds.includes(groupId))
const isPerson = (actor: Actor, institutionId: number, id: number): boolean =>
  actor.id === id && actor.institutionId === institutionId

/** A sheet is seen by both departments; a draft by the one that prepares it. */
export const seesSheet = (
  actor: Actor,
  { status, from_group_id, to_group_id }: Pick<SheetState, 'status' | 'from_group_id' | 'to_group_id'>,
): boolean => isOf(actor, from_group_id) || (status !== 'draft' && isOf(actor, to_group_id))

const fromAnother = ({ from_group_name }: SheetState): Decision => ({
  ok: false,
  code: 'SHEET_FROM_ANOTHER',
  values: { who: from_group_name },
})
const notOpen = ({ status }: SheetState): Decision => ({
  ok: false,
  code: 'SHEET_NOT_OPEN',
  values: { status: sheetStatuses[status].label },
})

function canPrepare(actor: Actor, sheet: SheetState): Decision {
  if (sheet.status !== 'draft')
    return { ok: false, code: 'SHEET_NOT_DRAFT', values: { number: sheet.number ?? '' } }
  if (!can(actor, 'transfer.create')) return { ok: false, missing: 'transfer.create' }
  return isOf(actor, sheet.from_group_id) ? allowed : fromAnother(sheet)
}

/** A sheet for one person is answered by them, or by the head of their department. */
function canAnswer(actor: Actor, sheet: SheetState): Decision {
  if (sheet.status !== 'sent') return notOpen(sheet)
  if (!can(actor, 'transfer.receive')) return { ok: false, missing: 'transfer.receive' }
  const { institution_id, to_group_id, to_group_name, to_user_id, to_user_name, heads } = sheet
  const isHead = heads.some((id) => isPerson(actor, institution_id, id))
  const isMeant =
    to_user_id === null || isPerson(actor, institution_id, to_user_id) || isHead || actor.isAdmin
  if (isOf(actor, to_group_id) && isMeant) return allowed
  const who = [to_user_name, to_group_name].filter((name) => name !== null).join(', ')
  return { ok: false, code: 'SHEET_OF_ANOTHER', values: { who } }
}

function canWithdraw(actor: Actor, sheet: SheetState): Decision {
  if (sheet.status !== 'sent') return notOpen(sheet)
  if (!can(actor, 'transfer.create')) return { ok: false, missing: 'transfer.create' }
  return isOf(actor, sheet.from_group_id) ? allowed : fromAnother(sheet)
}

/** A draft, or a sheet that nobody has answered, is deleted by its department with the right to. */
function canDelete(actor: Actor, sheet: SheetState): Decision {
  if (!can(actor, 'transfer.delete') || !isOf(actor, sheet.from_group_id))
    return { ok: false, code: 'transfer_delete' }
  if (sheet.answered > 0) return { ok: false, code: 'SHEET_ANSWERED' }
  return sheet.status === 'draft' || sheet.status === 'sent' ? allowed : notOpen(sheet)
}

/** Whether a person may do this with a sheet they see. */
export function mayWithSheet(actor: Actor, sheet: SheetState, action: SheetAction): Decision {
  if (action === 'answer') return canAnswer(actor, sheet)
  if (action === 'withdraw') return canWithdraw(actor, sheet)
  if (action === 'delete') return canDelete(actor, sheet)
  return canPrepare(actor, sheet)
}
