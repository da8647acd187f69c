import type { CaseNumbering, caseNumberingCalls } from '@hdoc/contract/cases/case-numbering.ts'
import { formatNumber, parsePattern } from '@hdoc/contract/registers/numbering.ts'
import { dayParts } from '@hdoc/contract/ro/local-date.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import { localDate } from '../../../platform/clock.ts'
import { savedMessage } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { lockNumbering, readNumbering, storePattern } from './queries.ts'

/** The code that `{REG}` stands for in numbers of cases. */
const CODE = 'DS'

export async function showNumbering({ db, clock }: StaffCtx): Promise<CaseNumbering> {
  const { pattern, series, next_number, version } = await readNumbering(db)
  const date = localDate(clock.now())
  const parsed = parsePattern(pattern)
  const counter = series === String(dayParts(date).year) ? next_number : 1
  return {
    pattern,
    next: parsed.ok ? formatNumber(parsed, { counter, date, registerCode: CODE }) : '',
    version,
  }
}

/** Changes how numbers of cases are written from now on; those given stay as they are. */
export async function changeNumbering(ctx: StaffCtx, { body }: InputOf<typeof caseNumberingCalls.update>) {
  await lockNumbering(ctx.db)
  const row = await readNumbering(ctx.db)
  const { institutionId } = ctx.db
  await checkVersion(ctx.db, {
    type: 'setting_workcase',
    id: institutionId,
    version: row.version,
    sent: body.version,
  })
  if (body.pattern !== row.pattern) {
    await storePattern(ctx.db, grant('workcase.numbering', row, allowed), body.pattern)
    await writeAudit(ctx.db, {
      actor: auditActor(ctx.actor),
      at: ctx.clock.now(),
      action: 'workcase.numbering_changed',
      subjectType: 'setting_workcase',
      subjectId: institutionId,
      before: { pattern: row.pattern },
      after: { pattern: body.pattern },
    })
  }
  return { success: true as const, message: savedMessage(ctx.language), data: await showNumbering(ctx) }
}
