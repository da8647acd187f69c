import type { ShareStatus } from '@hdoc/contract/cases/share-status.ts'
import type { ShareRole } from '@hdoc/contract/documents/registration/registration-case.ts'
import { shareRoles } from '@hdoc/contract/documents/registration/registration-case.ts'
import { emit } from '../../../platform/events/emit.ts'
import type { Work } from '../../documents/index.ts'
import { authorOf } from '../events/author.ts'
import { shareAssigned } from '../events/index.ts'
import type { CaseRow, ChangingCase } from '../record/queries/cases.ts'
import { addShare, type ChangingShare, storeGiving } from '../record/queries/shares.ts'
import { namePeople } from './queries.ts'

export type Given = {
  group_id: number | null
  group_name: string
  user_id: number | null
  role: ShareRole
  deadline_on: string | null
  resolution: string
}

/** What work is when it is given: new, unless nothing has to be accepted or the person gives it to themselves. */
export function statusWhenGiven(
  { actor, db }: Pick<Work, 'actor' | 'db'>,
  { skip_acceptance }: Pick<CaseRow, 'skip_acceptance'>,
  { group_id, user_id }: Pick<Given, 'group_id' | 'user_id'>,
): ShareStatus {
  if (group_id !== null && skip_acceptance) return 'in_progress'
  return user_id === actor.id && actor.institutionId === db.institutionId ? 'accepted' : 'new'
}

/** Gives work to a group or a person: as a new share, or as one that nobody has. Answers the share’s id. */
export async function giveWork(
  work: Work,
  row: ChangingCase,
  given: Given,
  share?: ChangingShare,
): Promise<number> {
  const { db, actor, now: at } = work
  const status = statusWhenGiven(work, row, given)
  const by = { actor, at }
  if (share) await storeGiving(db, share, { ...given, status }, by)
  const shareId = share?.id ?? (await addShare(db, row, { ...given, status }, by))
  const { group_id, user_id } = given
  if (group_id !== null)
    await emit(
      db,
      shareAssigned,
      { case_id: row.id, share_id: shareId, group_id, user_id, by: authorOf(actor) },
      at,
    )
  return shareId
}

/** Who got what, as the trail names it: „Urbanism: Ana Pop (Responsabil), Juridic (Punct de vedere)”. */
export async function tellGiven(work: Pick<Work, 'db'>, given: readonly Given[]): Promise<string> {
  const names = await namePeople(
    work.db,
    given.flatMap(({ user_id }) => user_id ?? []),
  )
  return given
    .filter(({ group_id }) => group_id !== null)
    .map(({ group_name, user_id, role }) => {
      const person = user_id === null ? '' : `: ${names.get(user_id) ?? ''}`
      return `${group_name}${person} (${shareRoles[role].ro})`
    })
    .join(', ')
}
