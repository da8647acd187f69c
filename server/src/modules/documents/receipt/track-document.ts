import type { Tracking, trackingCalls } from '@hdoc/contract/documents/tracking/tracking.ts'
import { plainCode } from '@hdoc/contract/documents/tracking/tracking-code.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { listSubjectActivity } from '../../../platform/audit/list-subject-activity.ts'
import { localDate } from '../../../platform/clock.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { seekBySecret } from '../../../platform/http/guard/guess-limit.ts'
import { findBranding } from '../../institutions/index.ts'
import { findTracked } from '../record/queries/documents.ts'
import { shownStatus } from '../record/status-rules.ts'
import { nextStep, presentStage, trackedHistory } from './tracked-history.ts'

type Asked = Pick<Ctx, 'database' | 'caller' | 'language'>

/** Status by private code. A wrong code answers like a missing one, whatever it looks like. */
export async function trackDocument(
  ctx: Ctx<typeof trackingCalls.get>,
  { params }: InputOf<typeof trackingCalls.get>,
): Promise<Tracking> {
  const code = plainCode(params.code)
  const today = localDate(ctx.clock.now())
  const { institutionId } = ctx.caller.host
  const guesser = { institutionId, address: ctx.caller.address }
  const found = await seekBySecret(ctx.database.global, { ...guesser, secret: code }, () =>
    read(ctx, code, today),
  )
  if (!found) throw new AppError('TRACKING_NOT_FOUND')
  return found
}

function read(
  { database, caller, language }: Asked,
  code: string,
  today: string,
): Promise<Tracking | undefined> {
  return database.inInstitution(
    caller.host.institutionId,
    async (db) => {
      const row = await findTracked(db, code)
      const institution = await findBranding(db)
      if (!row || !institution) return undefined
      const status = shownStatus(row, today)
      const steps = await listSubjectActivity(db, 'document', row.id)
      return {
        number: row.number,
        further_numbers: row.further_numbers.map(({ register_number }) => ({ register_number })),
        registered_on: row.registered_on,
        institution: institution.name,
        status: presentStage(status, language),
        next: nextStep(row, status, language),
        deadline_on: row.deadline_on,
        is_test: row.is_test,
        history: trackedHistory(steps, language),
      }
    },
    { readOnly: true },
  )
}
