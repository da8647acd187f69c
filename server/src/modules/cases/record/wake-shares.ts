import { writeAudits } from '../../../platform/audit/write-audits.ts'
import { type Actor, auditActor, systemActor } from '../../../platform/auth/actor.ts'
import { localDate } from '../../../platform/clock.ts'
import { emitAll } from '../../../platform/events/emit.ts'
import type { Work } from '../../documents/index.ts'
import { shareWaitEnded } from '../events/index.ts'
import { wakeDueShares } from './queries/shares.ts'
import { shareTold } from './trace-case.ts'

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

/** Ends the waiting of those shares of some cases whose day has come; the caller holds the cases locked. */
export async function wakeShares({ db, now }: Work, caseIds: readonly number[]): Promise<void> {
  const awake = await wakeDueShares(db, caseIds, localDate(now))
  await writeAudits(
    db,
    { actor: auditActor(program), at: now, action: 'workcase.wait_ended', subjectType: 'workcase' },
    awake.map((share) => ({
      subjectId: share.case_id,
      before: { share_status: 'waiting' },
      after: { ...shareTold({ ...share, status: 'in_progress' }), share: share.id },
    })),
  )
  const ended = awake.map(({ id, case_id, group_id, user_id }) => ({
    case_id,
    share_id: id,
    group_id,
    user_id,
  }))
  await emitAll(db, shareWaitEnded, ended, now)
}
