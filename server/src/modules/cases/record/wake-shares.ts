import { type Actor, systemActor } from '../../../platform/auth/actor.ts'
import { localDate } from '../../../platform/clock.ts'
import { emit } from '../../../platform/events/emit.ts'
import type { Work } from '../../documents/index.ts'
import { shareWaitEnded } from '../events/index.ts'
import type { CaseRow } from './queries/cases.ts'
import { wakeDueShares } from './queries/shares.ts'
import { shareTold, traceCase } from './trace-case.ts'

/** The program itself, which sees everything and is nobody’s colleague. */
export const program: Actor = {
  institutionId: systemActor.institution_id,
  id: systemActor.id,
  name: systemActor.name,
  username: '',
  jobTitle: '',
  isAdmin: true,
  hdocId: 0,
  groupId: 0,
  groupName: '',
  groupRoleName: '',
  groupIds: [],
  groupPermissions: [],
  roles: [],
  permissions: [],
  language: 'ro',
  theme: 'auto',
}

/** Ends the waiting of those shares of a case whose day has come; the caller holds the case locked. */
export async function wakeShares(work: Work, { id: case_id }: Pick<CaseRow, 'id'>): Promise<void> {
  const { db, now } = work
  for (const share of await wakeDueShares(db, case_id, localDate(now))) {
    const { id, group_id, user_id } = share
    await traceCase({ db, actor: program, now }, case_id, {
      action: 'workcase.wait_ended',
      before: { share_status: 'waiting' },
      after: { ...shareTold({ ...share, status: 'in_progress' }), share: id },
    })
    await emit(db, shareWaitEnded, { case_id, share_id: id, group_id, user_id }, now)
  }
}
