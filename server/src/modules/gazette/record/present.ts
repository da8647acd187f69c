import {
  type GazetteAction,
  gazetteActions,
  gazetteClassName,
  gazetteStateLabels,
  headingName,
} from '@hdoc/contract/gazette/gazette-choices.ts'
import type { GazetteEntry, GazetteEntryRow } from '@hdoc/contract/gazette/gazette-entries.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { mayAll } from '../../cases/index.ts'
import { publicAddress } from '../../institutions/index.ts'
import { needsTwoPeople } from '../headings/queries.ts'
import { entryAddress } from './addresses.ts'
import { checkEntry } from './check-entry.ts'
import { mayGazette } from './policy.ts'
import { type EntryRow, listBodies, listFiles } from './queries.ts'

export const presentHeading = (row: EntryRow, language: Language) => ({
  id: row.category_id,
  code: row.category_code,
  name: headingName({ code: row.category_code, name: row.category_name }, language),
})

export function presentEntryRow(row: EntryRow, language: Language): GazetteEntryRow {
  return {
    id: row.id,
    heading: presentHeading(row, language),
    number: row.number,
    act_on: row.act_on,
    title: row.title,
    state: {
      code: row.state,
      name: gazetteStateLabels[row.state][language],
      className: gazetteClassName(row.state),
    },
    erased: row.erased,
    publish_on: row.publish_on,
    published_on: row.published_on,
    expires_on: row.expires_on,
    created_by: row.created_by_name,
  }
}

type Shown = Pick<StaffCtx, 'db' | 'actor' | 'language' | 'settings'>

/** An entry whole, with what its caller may do with it. */
export async function presentEntry(ctx: Shown, row: EntryRow): Promise<GazetteEntry> {
  const { db, actor, language } = ctx
  const [files, bodies, check, two, host] = await Promise.all([
    listFiles(db, [row.id]),
    listBodies(db, row.id),
    checkEntry(db, row),
    needsTwoPeople(db),
    publicAddress(db, db.institutionId, ctx.settings),
  ])
  const readable = new Set(bodies.filter(({ body }) => body !== null).map(({ id }) => id))
  return {
    ...presentEntryRow(row, language),
    act_issuer: row.act_issuer,
    content: row.content,
    files: files.map(({ id, name, mime, size }) => ({ id, name, mime, size, readable: readable.has(id) })),
    document_id: row.document_id,
    corrects: row.corrects,
    corrected_by: row.corrected_by,
    created_at: row.created_at,
    submitted_by: row.submitted_by_name,
    approved_by: row.approved_by_name,
    withdrawn_on: row.withdrawn_on,
    withdrawal: row.withdrawal,
    withdraw_reason: row.withdraw_reason,
    check,
    two_people: two,
    address: row.published_on === null ? '' : `${host}${entryAddress(row)}`,
    version: row.version,
    ...mayAll(gazetteActions, language, (action: GazetteAction) => mayGazette(actor, row, action)),
  }
}
