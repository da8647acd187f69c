import { AppError } from '@hdoc/contract/failures/errors.ts'
import { erasesEntry } from '@hdoc/contract/gazette/gazette-choices.ts'
import type { gazetteEntryCalls } from '@hdoc/contract/gazette/gazette-entry-calls.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { localDate } from '../../../platform/clock.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { countFiles } from '../files/queries.ts'
import { findHeading, needsTwoPeople } from '../headings/queries.ts'
import { checkEntry } from '../record/check-entry.ts'
import { showEntry, takeEntry } from '../record/load-entry.ts'
import { type ChangingEntry, listFiles } from '../record/queries.ts'
import { publicationOf } from './publish-rules.ts'
import {
  eraseEntry,
  storeApprover,
  storePublication,
  storeReturned,
  storeSubmitter,
  storeWaiting,
  storeWithdrawal,
} from './queries.ts'

type Calls = typeof gazetteEntryCalls
const subjectType = 'gazette_entry'

/** Refuses what is empty, and what its caller has not looked at as it is now. */
async function checkLooked(ctx: StaffCtx, entry: ChangingEntry, checked: string): Promise<void> {
  if (entry.content === '' && (await countFiles(ctx.db, entry.id)) === 0)
    throw new AppError('GAZETTE_NO_FILE')
  const { mark } = await checkEntry(ctx.db, entry)
  if (mark !== checked) throw new AppError('GAZETTE_LOOK')
}

/** What the trail, and so the declaration, says of a publication: nothing that may have to be erased. */
async function tracedPublication(ctx: StaffCtx, entry: ChangingEntry) {
  const files = await listFiles(ctx.db, [entry.id])
  return {
    number: entry.number,
    act_on: entry.act_on,
    category_id: entry.category_id,
    files: files.map(({ sha256 }) => sha256).join(' '),
  }
}

/** Publishes an entry now, or lets it wait for its day. */
async function publish(ctx: StaffCtx, entry: ChangingEntry): Promise<void> {
  const now = ctx.clock.now()
  const heading = await findHeading(ctx.db, entry.category_id)
  const what = publicationOf(
    { publish_on: entry.publish_on, expires_days: heading?.expires_days ?? null },
    localDate(now),
  )
  await storePublication(ctx.db, entry, what, now)
  await recordAudit(ctx, {
    action: what.state === 'scheduled' ? 'gazette_entry.scheduled' : 'gazette_entry.published',
    subjectType,
    subjectId: entry.id,
    after: { ...(await tracedPublication(ctx, entry)), ...what },
  })
}

export async function submitEntry(ctx: StaffCtx, { body }: InputOf<Calls['submit']>) {
  const entry = await takeEntry(ctx, body.id, 'submit', body.version)
  await checkLooked(ctx, entry, body.checked)
  await storeSubmitter(ctx.db, entry, ctx.actor)
  if (await needsTwoPeople(ctx.db)) {
    await storeWaiting(ctx.db, entry)
    await recordAudit(ctx, { action: 'gazette_entry.submitted', subjectType, subjectId: entry.id })
  } else await publish(ctx, entry)
  return savedRow(ctx.language, await showEntry(ctx, entry.id))
}

export async function approveEntry(ctx: StaffCtx, { body }: InputOf<Calls['approve']>) {
  const entry = await takeEntry(ctx, body.id, 'approve', body.version)
  await checkLooked(ctx, entry, body.checked)
  await storeApprover(ctx.db, entry, ctx.actor)
  await publish(ctx, entry)
  return savedRow(ctx.language, await showEntry(ctx, entry.id))
}

export async function returnEntry(ctx: StaffCtx, { body }: InputOf<Calls['return']>) {
  const entry = await takeEntry(ctx, body.id, 'return')
  await storeReturned(ctx.db, entry)
  await recordAudit(ctx, {
    action: 'gazette_entry.returned',
    subjectType,
    subjectId: entry.id,
    before: { state: entry.state },
    after: { state: 'draft' },
    reason: body.reason,
  })
  return savedRow(ctx.language, await showEntry(ctx, entry.id))
}

/** Withdraws; for personal data, words and files are gone for good, and only number, days and reason stay. */
export async function withdrawEntry(ctx: StaffCtx, { body }: InputOf<Calls['withdraw']>) {
  const entry = await takeEntry(ctx, body.id, 'withdraw')
  const at = ctx.clock.now()
  const { withdrawal, reason } = body
  await storeWithdrawal(ctx.db, entry, { withdrawal, reason, on: localDate(at), at })
  const erased = erasesEntry(withdrawal) ? await eraseEntry(ctx.db, entry) : undefined
  await recordAudit(ctx, {
    action: erased ? 'gazette_entry.erased' : 'gazette_entry.withdrawn',
    subjectType,
    subjectId: entry.id,
    after: {
      number: entry.number,
      act_on: entry.act_on,
      withdrawal,
      ...(erased && { files: erased.join(' ') }),
    },
    reason,
  })
  return savedRow(ctx.language, await showEntry(ctx, entry.id))
}
