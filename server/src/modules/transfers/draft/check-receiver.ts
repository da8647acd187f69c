import { AppError, type FieldProblem } from '@hdoc/contract/failures/errors.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { findGroup, type GroupFacts } from '../record/queries/sheets.ts'

export type Receiver = { to_group_id: number | null; to_user_id: number | null }

const refuse = (field: string, problem: FieldProblem): never => {
  throw new AppError('VALIDATION', {}, { fields: { [field]: [problem] } })
}

/** The receiving department, which is there, is another one, and has the person; undefined = none was chosen yet. */
export async function checkReceiver(
  db: TenantDb,
  fromGroupId: number,
  { to_group_id, to_user_id }: Receiver,
): Promise<GroupFacts | undefined> {
  if (to_group_id === null) {
    if (to_user_id !== null) refuse('to_group_id', { key: 'required' })
    return undefined
  }
  const group = (await findGroup(db, to_group_id)) ?? refuse('to_group_id', { key: 'reference' })
  if (group.id === fromGroupId) refuse('to_group_id', { key: 'same_department' })
  if (to_user_id !== null && !group.memberIds.includes(to_user_id))
    refuse('to_user_id', { key: 'not_member' })
  return group
}
