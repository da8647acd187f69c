import { AppError } from '@hdoc/contract/failures/errors.ts'
import { MOST_HEADINGS, MOST_LEVELS } from '@hdoc/contract/gazette/gazette-choices.ts'
import type { headingCalls } from '@hdoc/contract/gazette/gazette-headings.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { type Actor, can } from '../../../platform/auth/actor.ts'
import { allowed, type Decision, grant } from '../../../platform/auth/grant.ts'
import { done, savedRow } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { isOfLaw, mayStandUnder, reordered } from './heading-rules.ts'
import {
  addHeading,
  countUnder,
  deleteHeading,
  type EditableHeading,
  type HeadingRow,
  listHeadings,
  lockHeadings,
  storeHeading,
  storeOrder,
  storeTwoPeople,
} from './queries.ts'
import { presentHeadings } from './show-headings.ts'

type Calls = typeof headingCalls
const subjectType = 'gazette_category'

function mayEdit(actor: Actor, row: HeadingRow): Decision {
  if (!can(actor, 'client.admin')) return { ok: false, missing: 'client.admin' }
  return isOfLaw(row) ? { ok: false, code: 'GAZETTE_HEADING_LAW' } : allowed
}

/** Holds the tree; gives it, and the heading when the caller may change it. */
async function take(ctx: StaffCtx, id: number): Promise<{ all: HeadingRow[]; heading: EditableHeading }> {
  await lockHeadings(ctx.db)
  const all = await listHeadings(ctx.db)
  const row = all.find((one) => one.id === id)
  if (!row) throw new AppError('NOT_FOUND')
  return { all, heading: grant('gazette_category.edit', row, mayEdit(ctx.actor, row)) }
}

async function saved(ctx: StaffCtx, id: number) {
  const heading = (await presentHeadings(ctx)).find((one) => one.id === id)
  if (!heading) throw new AppError('NOT_FOUND')
  return savedRow(ctx.language, heading)
}

function checkPlace(all: readonly HeadingRow[], id: number | undefined, parentId: number): void {
  if (!all.some((one) => one.id === parentId))
    throw new AppError('VALIDATION', {}, { fields: { parent_id: [{ key: 'reference' }] } })
  if (!mayStandUnder(all, id, parentId)) throw new AppError('GAZETTE_HEADING_PLACE', { most: MOST_LEVELS })
}

export async function createHeading(ctx: StaffCtx, { body }: InputOf<Calls['add']>) {
  await lockHeadings(ctx.db)
  const all = await listHeadings(ctx.db)
  checkPlace(all, undefined, body.parent_id)
  if (all.length >= MOST_HEADINGS) throw new AppError('GAZETTE_TOO_MANY_HEADINGS', { most: MOST_HEADINGS })
  const id = await addHeading(ctx.db, body)
  await recordAudit(ctx, { action: 'gazette_category.created', subjectType, subjectId: id, after: body })
  return saved(ctx, id)
}

export async function changeHeading(ctx: StaffCtx, { body }: InputOf<Calls['update']>) {
  const { all, heading } = await take(ctx, body.id)
  const { id, version, ...changes } = body
  await checkVersion(ctx.db, { type: subjectType, id, version: heading.version, sent: version })
  if (changes.parent_id !== undefined) checkPlace(all, id, changes.parent_id)
  if (changes.name === '' && heading.code === '')
    throw new AppError('VALIDATION', {}, { fields: { name: [{ key: 'required' }] } })
  const values = { parent_id: heading.parent_id, name: heading.name, expires_days: heading.expires_days }
  await storeHeading(ctx.db, heading, { ...values, ...changes })
  await recordAudit(ctx, {
    action: 'gazette_category.updated',
    subjectType,
    subjectId: id,
    before: values,
    after: { ...values, ...changes },
  })
  return saved(ctx, id)
}

export async function moveHeading(ctx: StaffCtx, { body }: InputOf<Calls['move']>) {
  const { all, heading } = await take(ctx, body.id)
  const ids = reordered(all, heading, body.before_id)
  if (!ids) throw new AppError('VALIDATION', {}, { fields: { before_id: [{ key: 'reference' }] } })
  await storeOrder(ctx.db, heading, ids)
  await recordAudit(ctx, {
    action: 'gazette_category.moved',
    subjectType,
    subjectId: heading.id,
    after: { position: ids.indexOf(heading.id) + 1 },
  })
  return done(ctx.language)
}

export async function removeHeading(ctx: StaffCtx, { body }: InputOf<Calls['remove']>) {
  const { all, heading } = await take(ctx, body.id)
  const isParent = all.some((one) => one.parent_id === heading.id)
  if (isParent || (await countUnder(ctx.db)).has(heading.id)) throw new AppError('GAZETTE_HEADING_USED')
  await deleteHeading(ctx.db, heading)
  await recordAudit(ctx, {
    action: 'gazette_category.removed',
    subjectType,
    subjectId: heading.id,
    before: { name: heading.name, code: heading.code, parent_id: heading.parent_id },
  })
  return done(ctx.language)
}

export async function changeRule(ctx: StaffCtx, { body }: InputOf<Calls['rule']>) {
  if (await storeTwoPeople(ctx.db, body.two_people))
    await recordAudit(ctx, {
      action: 'setting.gazette_changed',
      subjectType: 'institution',
      subjectId: ctx.institutionId,
      before: { two_people: !body.two_people },
      after: { two_people: body.two_people },
    })
  return done(ctx.language)
}
