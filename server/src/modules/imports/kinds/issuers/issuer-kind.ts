import type { Text } from '@hdoc/contract/texts/languages.ts'
import {
  changeBack,
  changeKnown,
  filledIn,
  findIssuer,
  type IssuerBefore,
  judgeIssuer,
  keptByMerge,
  lockIssuersForChange,
  plainValues,
  readFromMerge,
  recordIssuer,
} from '../../../issuers/index.ts'
import type { BatchContext, Blocker, ImportKind, Made } from '../../kind/import-kind.ts'
import { takeBack } from '../../queries/made.ts'
import { type CheckedIssuer, checkIssuers } from './check-issuers.ts'
import { issuerForm } from './issuer-fields.ts'
import { holdIssuers, listStates } from './queries.ts'
import { identitiesOf } from './read-issuer.ts'

/** Statements on their way together. */
const AT_ONCE = 100

const changedSince: Text = { ro: 'A fost modificat după import.', en: 'It was changed after the import.' }
const merged: Text = { ro: 'A fost unit cu altul sau șters.', en: 'It was merged with another, or erased.' }
const forgotten: Text = {
  ro: 'Ce era înainte de import nu se mai păstrează.',
  en: 'What was there before the import is kept no longer.',
}
const inDocuments: Text = { ro: 'Este în documente.', en: 'It stands in documents.' }
const elsewhere: Text = { ro: 'Este folosit în altă parte.', en: 'It is used elsewhere.' }
const whyHeld = (table: string): Text =>
  table.startsWith('document') ? inDocuments : table.startsWith('issuer') ? merged : elsewhere

type Written = NonNullable<CheckedIssuer['written']>
/** Of a held update: what its row writes, with the CNP sealed. */
type Pending = { pending: Written }

const pendingOf = ({ before }: Made): Written | undefined => (before as Partial<Pending> | null)?.pending
const beforeOf = (made: Made): IssuerBefore | undefined =>
  pendingOf(made) ? undefined : ((made.before as IssuerBefore | null) ?? undefined)

async function makeOne(ctx: BatchContext, row: CheckedIssuer): Promise<Made> {
  const { db, actor, settings, at } = ctx
  const { issuer } = row
  if (!issuer) throw new Error('an issuer that was not checked is to be made')
  if (row.step === 'update' && row.targetId !== undefined && row.written && ctx.hold) {
    const before: Pending = { pending: keptByMerge(settings, db.institutionId, row.written) }
    return { row: row.row, subject: 'issuers', id: row.targetId, step: 'update', before }
  }
  if (row.step === 'update' && row.targetId !== undefined) {
    const before = await changeKnown(db, { actor, settings, at }, row.targetId, issuer)
    return { row: row.row, subject: 'issuers', id: row.targetId, step: 'update', before }
  }
  const id = await recordIssuer(db, { actor, settings, at }, issuer)
  return { row: row.row, subject: 'issuers', id, step: 'new' }
}

/** Writes what the row of a held update says over what is there now; nothing when it does not fit any more. */
async function settleOne(ctx: BatchContext, one: Made): Promise<Made | undefined> {
  const { db, actor, settings, at } = ctx
  const pending = pendingOf(one)
  const row = await findIssuer(db, settings, one.id)
  if (!pending || !row) return undefined
  const written = readFromMerge(settings, db.institutionId, pending)
  const judged = await judgeIssuer(db, filledIn(plainValues(row), written), at)
  if (!('values' in judged)) return undefined
  return { ...one, before: await changeKnown(db, { actor, settings, at }, one.id, judged.values) }
}

const newOnes = (made: readonly Made[]): number[] =>
  made.filter(({ step }) => step === 'new').map(({ id }) => id)

/** Issuers. A held one is hidden from every call; a held update of a known one is done at the end. */
export const issuerKind: ImportKind = {
  id: 'issuer',
  duplicates: ['skip', 'update', 'new'],
  describe: async () => issuerForm,
  identities: identitiesOf,
  check: checkIssuers,

  async run(ctx, rows) {
    const made: Made[] = []
    for (let at = 0; at < rows.length; at += AT_ONCE)
      made.push(...(await Promise.all(rows.slice(at, at + AT_ONCE).map((row) => makeOne(ctx, row)))))
    if (ctx.hold) await holdIssuers(ctx.db, newOnes(made), ctx.importId)
    return made
  },

  async release({ db, hold }, made) {
    if (hold) await holdIssuers(db, newOnes(made), null)
  },

  async settle(ctx, made) {
    const ids = made.map(({ id }) => id)
    await lockIssuersForChange(ctx.db, ids)
    if ((await listStates(ctx.db, ids)).some(({ gone }) => gone)) return undefined
    const settled: Made[] = []
    for (const one of made) {
      const done = await settleOne(ctx, one)
      if (!done) return undefined
      settled.push(done)
    }
    return settled
  },

  lock: (db, made) =>
    lockIssuersForChange(
      db,
      made.map(({ id }) => id),
    ),

  async blockers(db, made) {
    const states = await listStates(
      db,
      made.map(({ id }) => id),
    )
    const byId = new Map(states.map((one) => [one.id, one]))
    const blockers: Blocker[] = []
    const free: Made[] = []
    for (const one of made) {
      const state = byId.get(one.id)
      if (!state || pendingOf(one)) continue
      const expected = one.step === 'new' ? 1 : beforeOf(one)?.version
      if (state.gone) blockers.push({ made: one, name: state.name, why: merged })
      else if (expected === undefined) blockers.push({ made: one, name: state.name, why: forgotten })
      else if (state.version !== expected) blockers.push({ made: one, name: state.name, why: changedSince })
      else if (one.step === 'new') free.push(one)
    }
    for (const { id, held_by } of await takeBack(db, 'issuers', newOnes(free), true)) {
      const one = free.find((held) => held.id === id)
      if (one) blockers.push({ made: one, name: byId.get(id)?.name ?? '', why: whyHeld(held_by) })
    }
    return blockers
  },

  async undo({ db, settings, at, by }, made) {
    for (const one of made) {
      const before = one.step === 'update' ? beforeOf(one) : undefined
      if (before) await changeBack(db, { settings, at, by }, one.id, before)
    }
    const [held] = await takeBack(db, 'issuers', newOnes(made), false)
    if (held) throw new Error(`an issuer that was free is held by ${held.held_by}`)
  },
}
