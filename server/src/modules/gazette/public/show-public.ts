import { AppError } from '@hdoc/contract/failures/errors.ts'
import { GAZETTE_ROWS, MOST_FOUND } from '@hdoc/contract/gazette/gazette-choices.ts'
import type { publicGazetteCalls } from '@hdoc/contract/gazette/public-gazette.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { metaOf } from '../../../platform/db/list/list-sql.ts'
import type { Ctx, InputOf, RawAnswer } from '../../../platform/http/context.ts'
import { streamFile } from '../files/stream-file.ts'
import { feedAddress } from '../record/addresses.ts'
import { listFiles } from '../record/queries.ts'
import { presentPublic } from './present-public.ts'
import { presentPublicHeadings, readPublicHeadings, shownUnder, yearsOf } from './public-headings.ts'
import { findLatest, findPublic, findPublicFile, findSeal, searchPublic } from './queries.ts'
import { wordsQuery } from './search-words.ts'

type Calls = typeof publicGazetteCalls
type Public = Pick<Ctx<Calls['tree']>, 'database' | 'caller'>

/** Reads of the institution of the host; the platform's own host has no gazette. */
function reading<T>({ database, caller }: Public, read: (db: TenantDb) => Promise<T>): Promise<T> {
  return database.inInstitution(caller.host.institutionId, read, { readOnly: true })
}

export const showTree = (ctx: Ctx<Calls['tree']>) =>
  reading(ctx, async (db) => {
    const { all, counted } = await readPublicHeadings(db)
    return {
      headings: presentPublicHeadings(all, counted, ctx.language),
      latest_on: await findLatest(db),
      feed: feedAddress(),
    }
  })

export const listPublicEntries = (ctx: Ctx<Calls['list']>, { query }: InputOf<Calls['list']>) =>
  reading(ctx, async (db) => {
    const { category, q, year, number, page } = query
    const { all, counted } = await readPublicHeadings(db)
    if (category !== undefined && !all.some(({ id }) => id === category)) throw new AppError('NOT_FOUND')
    const headings = category === undefined ? undefined : shownUnder(all, category)
    const { rows, found } = await searchPublic(db, {
      query: wordsQuery(q),
      headings,
      year,
      number,
      limit: GAZETTE_ROWS,
      offset: (page - 1) * GAZETTE_ROWS,
    })
    const files = await listFiles(
      db,
      rows.map(({ id }) => id),
    )
    const total = Math.min(found, MOST_FOUND)
    return {
      data: rows.map((row) => presentPublic(row, files, ctx.language)),
      meta: metaOf({ rows: GAZETTE_ROWS, page }, total, rows.length),
      cut: found > MOST_FOUND,
      years: yearsOf(counted, headings),
    }
  })

export const getPublicEntry = (ctx: Ctx<Calls['get']>, { params }: InputOf<Calls['get']>) =>
  reading(ctx, async (db) => {
    const row = await findPublic(db, params.id)
    if (!row) throw new AppError('NOT_FOUND')
    const [files, seal] = await Promise.all([listFiles(db, [row.id]), findSeal(db, row.id)])
    return {
      ...presentPublic(row, files, ctx.language),
      content: row.content,
      published_at: row.published_at,
      seal: seal ?? null,
    }
  })

/** Sends a file of a public entry; what was withdrawn is not to be kept by search engines. */
export async function openPublicFile(
  ctx: Ctx<Calls['file']>,
  { params }: InputOf<Calls['file']>,
): Promise<RawAnswer> {
  const file = await reading(ctx, (db) => findPublicFile(db, params.id))
  if (!file) throw new AppError('NOT_FOUND')
  return streamFile(
    file,
    { files: ctx.files, range: ctx.caller.headers.range },
    file.withdrawn ? { 'x-robots-tag': 'noindex' } : {},
  )
}
