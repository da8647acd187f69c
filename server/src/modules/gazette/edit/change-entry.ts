import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { EntryValues } from '@hdoc/contract/gazette/gazette-entries.ts'
import type { gazetteEntryCalls } from '@hdoc/contract/gazette/gazette-entry-calls.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { done, savedRow } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { storeWords } from '../files/queries.ts'
import { findHeading } from '../headings/queries.ts'
import { showEntry, takeEntry } from '../record/load-entry.ts'
import type { EntryRow } from '../record/queries.ts'
import { deleteEntry, insertEntry, storeValues } from './queries.ts'

type Calls = typeof gazetteEntryCalls

/** What the trail keeps of an entry: nothing that may have to be erased. */
const tracedValues = ({ number, act_on, category_id, publish_on }: EntryValues) => ({
  number,
  act_on,
  category_id,
  publish_on,
})

async function checkHeading(ctx: Pick<StaffCtx, 'db'>, id: number): Promise<void> {
  if (!(await findHeading(ctx.db, id)))
    throw new AppError('VALIDATION', {}, { fields: { category_id: [{ key: 'reference' }] } })
}

/** Adds a draft with its line in the trail; gives its id. */
export async function beginEntry(
  ctx: Pick<StaffCtx, 'db' | 'actor' | 'clock'>,
  values: EntryValues,
  from: { document_id?: number; corrects_id?: number } = {},
): Promise<number> {
  await checkHeading(ctx, values.category_id)
  const id = await insertEntry(ctx.db, values, { from, by: ctx.actor, at: ctx.clock.now() })
  await recordAudit(ctx, {
    action: 'gazette_entry.created',
    subjectType: 'gazette_entry',
    subjectId: id,
    after: { ...tracedValues(values), ...from },
  })
  return id
}

export async function addEntry(ctx: StaffCtx, { body }: InputOf<Calls['add']>) {
  const { corrects_id, ...values } = body
  if (corrects_id !== undefined) await takeEntry(ctx, corrects_id, 'correct')
  const id = await beginEntry(ctx, values, corrects_id === undefined ? {} : { corrects_id })
  await storeWords(ctx.db, id)
  return savedRow(ctx.language, await showEntry(ctx, id))
}

const valuesOf = ({ category_id, title, number, act_on, act_issuer, content, publish_on }: EntryRow) => ({
  category_id,
  title,
  number,
  act_on,
  act_issuer,
  content,
  publish_on,
})

export async function updateEntry(ctx: StaffCtx, { body }: InputOf<Calls['update']>) {
  const entry = await takeEntry(ctx, body.id, 'edit', body.version)
  const before = valuesOf(entry)
  const values = { ...before, ...body.values }
  await checkHeading(ctx, values.category_id)
  await storeValues(ctx.db, entry, values)
  await recordAudit(ctx, {
    action: 'gazette_entry.updated',
    subjectType: 'gazette_entry',
    subjectId: entry.id,
    // The version stands for a title or text that changed.
    before: { ...tracedValues(before), version: entry.version },
    after: { ...tracedValues(values), version: entry.version + 1 },
  })
  await storeWords(ctx.db, entry.id)
  return savedRow(ctx.language, await showEntry(ctx, entry.id))
}

/** Throws a draft away; of what was never public nothing stays but the trail. */
export async function discardEntry(ctx: StaffCtx, { body }: InputOf<Calls['discard']>) {
  const entry = await takeEntry(ctx, body.id, 'discard')
  await deleteEntry(ctx.db, entry)
  await recordAudit(ctx, {
    action: 'gazette_entry.discarded',
    subjectType: 'gazette_entry',
    subjectId: entry.id,
    before: tracedValues(valuesOf(entry)),
  })
  return done(ctx.language)
}
