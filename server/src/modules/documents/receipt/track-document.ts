import type { Tracking, trackingCalls } from '@hdoc/contract/documents/tracking.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { Language, Text } from '@hdoc/contract/texts/languages.ts'
import { listSubjectActivity } from '../../../platform/audit/list-subject-activity.ts'
import { localDate } from '../../../platform/clock.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { findBranding } from '../../institutions/index.ts'
import { presentStatus } from '../record/present.ts'
import { findTracked } from '../record/queries/documents.ts'

/** What a citizen may read of the history: headings, no names and no texts. */
const headings: Readonly<Record<string, Text>> = {
  'document.registered': { ro: 'Înregistrat', en: 'Registered' },
  'document.annulled': { ro: 'Număr anulat', en: 'Number annulled' },
  'document.status_changed': { ro: 'Stare schimbată', en: 'Status changed' },
}

function historyOf(rows: readonly { at: string; action: string }[], language: Language): Tracking['history'] {
  return rows.flatMap(({ at, action }) => {
    const heading = headings[action]
    return heading ? [{ at, title: heading[language] }] : []
  })
}

/** Status by private code. A wrong code answers like a missing one, whatever it looks like. */
export async function trackDocument(
  ctx: Ctx<typeof trackingCalls.get>,
  { params }: InputOf<typeof trackingCalls.get>,
): Promise<Tracking> {
  const { language } = ctx
  const code = params.code.trim().toLowerCase()
  const today = localDate(ctx.clock.now())
  return ctx.database.inInstitution(
    ctx.caller.host.institutionId,
    async (db) => {
      const row = await findTracked(db, code)
      const institution = await findBranding(db)
      if (!row || !institution) throw new AppError('TRACKING_NOT_FOUND')
      const { name, className } = presentStatus(row, today, language)
      const history = historyOf(await listSubjectActivity(db, 'document', row.id), language)
      return {
        number: row.number,
        further_numbers: row.further_numbers.map(({ register_number }) => ({ register_number })),
        registered_on: row.registered_on,
        institution: institution.name,
        status: { name, className },
        deadline_on: row.deadline_on,
        is_test: row.is_test,
        history,
      }
    },
    { readOnly: true },
  )
}
