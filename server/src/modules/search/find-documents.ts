import {
  type FoundDocument,
  SEARCH_LINES,
  type SearchAnswer,
  type searchCalls,
} from '@hdoc/contract/search/search.ts'
import { can } from '../../platform/auth/actor.ts'
import type { InputOf, StaffCtx } from '../../platform/http/context.ts'
import { keepVisible, listPresented, readQuery, viewerOf } from '../documents/index.ts'
import { findWords } from './find-words.ts'
import { findByCnp, findExact } from './queries.ts'

const reasons = { 0: 'number', 1: 'number', 2: 'external_number', 3: 'issuer_code' } as const

/**
 * Finds documents, one line each: those with the very number first, then with its other forms, then with the
 * sender's number, then by issuer, then by words; each newest first.
 */
export async function findDocuments(
  ctx: StaffCtx,
  { body }: InputOf<typeof searchCalls.find>,
): Promise<SearchAnswer> {
  const asked = readQuery(body.q)
  const cnpRefused = asked.cnp !== '' && !can(ctx.actor, 'issuer.reveal_cnp')
  const query = cnpRefused ? { ...asked, cnp: '' } : asked
  const viewer = await viewerOf(ctx.db, ctx.actor)
  const limit = SEARCH_LINES + 1
  const found = new Map<number, FoundDocument['found_by']>()

  const exact =
    query.cnp === '' ? await findExact(ctx.db, query) : await findByCnp(ctx.db, ctx.settings, query.cnp)
  for (const kind of [0, 1, 2, 3] as const) {
    const ids = exact.filter((one) => one.kind === kind).map(({ id }) => id)
    for (const id of await keepVisible(ctx.db, viewer, ids, limit))
      if (!found.has(id)) found.set(id, reasons[kind])
  }
  let corrected = false
  if (found.size < limit) {
    const words = await findWords(ctx.db, viewer, query, limit)
    for (const id of words.ids) if (!found.has(id)) found.set(id, 'words')
    corrected = words.corrected
  }
  const shown = [...found].slice(0, SEARCH_LINES)
  const rows = await listPresented(
    ctx,
    shown.map(([id]) => id),
  )
  return {
    data: rows.map((row) => ({
      id: row.id,
      number: row.number,
      further_numbers: row.further_numbers,
      registered_on: row.registered_on,
      issuer: row.issuer,
      short_description: row.short_description,
      status: row.status,
      is_test: row.is_test,
      found_by: found.get(row.id) ?? 'words',
    })),
    more: found.size > SEARCH_LINES,
    corrected,
    cnp_refused: cnpRefused,
  }
}
