import { searchKey } from '@hdoc/contract/ro/search-key.ts'
import { localDate } from '../../../../platform/clock.ts'
import {
  type HistoryPaper,
  leaveFiles,
  listHistoryBlockers,
  publishPapers,
  stageFiles,
  stagePapers,
  undoPapers,
} from '../../../documents/index.ts'
import type { BatchContext, CheckedRow, ImportKind, MappedRow, RowProblem } from '../../kind/import-kind.ts'
import { whyHeld } from './blocking-words.ts'
import { documentForm } from './document-fields.ts'
import { filesField, withoutFilesOption } from './file-fields.ts'
import { type PaperFacts, paperOf } from './paper-of.ts'
import {
  findIssuers,
  findKnownPapers,
  findPeople,
  getHistoryLists,
  isHistory,
  type KnownPaper,
} from './queries.ts'

const SUBJECT = 'document'

const idsByName = (
  rows: readonly { asked: string; ids: number[] }[],
): ReadonlyMap<string, readonly number[]> => new Map(rows.map(({ asked, ids }) => [asked, ids]))
const namesIn = (rows: readonly MappedRow[], field: string): string[] => [
  ...new Set(rows.flatMap(({ values }) => values[field] || [])),
]

async function factsOf(
  { db, actor, at, options }: BatchContext,
  rows: readonly MappedRow[],
): Promise<PaperFacts> {
  const { doc_types: types } = await getHistoryLists(db)
  return {
    registerId: Number(options.register),
    today: localDate(at),
    types: new Map(types.map(({ id, ...type }) => [id, type])),
    usualType: options.doc_type ? Number(options.doc_type) : null,
    people: idsByName(await findPeople(db, namesIn(rows, 'person'))),
    issuers: idsByName(options.join_issuers === '1' ? await findIssuers(db, namesIn(rows, 'issuer')) : []),
    importer: actor.name,
  }
}

/** Of the papers of a batch, what is known of each number: from the register, and from the papers before it in the batch. */
async function knownOf(
  { db, importId }: BatchContext,
  registerId: number,
  papers: readonly (HistoryPaper | null)[],
): Promise<Map<HistoryPaper, Pick<KnownPaper, 'repeats' | 'same'>>> {
  const whole = papers.flatMap((paper) => paper ?? [])
  const known = new Map<HistoryPaper, Pick<KnownPaper, 'repeats' | 'same'>>()
  const seen = new Set<string>()
  for (const paper of whole) {
    const key = `${paper.series} ${paper.number}`
    if (seen.has(key)) known.set(paper, { repeats: true, same: false })
    seen.add(key)
  }
  const asked = whole.map(({ series, counter, number, registered_on, short_description, issuer_name }) => ({
    series,
    counter,
    number,
    registered_on,
    subject: short_description,
    issuer: issuer_name,
  }))
  for (const { place, repeats, same } of await findKnownPapers(db, { registerId, importId }, asked)) {
    const paper = whole[place]
    if (paper) known.set(paper, { repeats, same })
  }
  return known
}

const refusal = (row: MappedRow, problem: RowProblem): CheckedRow => ({
  ...row,
  errors: [problem],
  warnings: [],
  step: 'new',
})

async function checkRows(ctx: BatchContext, rows: readonly MappedRow[]): Promise<CheckedRow[]> {
  const facts = await factsOf(ctx, rows)
  if (!(Number.isSafeInteger(facts.registerId) && (await isHistory(ctx.db, facts.registerId))))
    return rows.map((row) => refusal(row, { field: '', problem: { key: 'history_register_chosen' } }))
  const read = rows.map((row) => paperOf(row, facts))
  const known = await knownOf(
    ctx,
    facts.registerId,
    read.map(({ paper }) => paper),
  )
  return rows.map((row, place) => {
    const { errors = [], warnings = [], paper = null } = read[place] ?? {}
    const found = paper && known.get(paper)
    const repeated: RowProblem[] = found?.repeats
      ? [{ field: 'number', problem: { key: 'history_repeated' } }]
      : []
    const isKnown = found?.same === true && ctx.duplicates === 'skip'
    return { ...row, errors, warnings: [...warnings, ...repeated], step: isKnown ? 'skip' : 'new' }
  })
}

/**
 * Documents of other systems, into a register of history. They wait where nothing shows them until they are released, and
 * come with their own numbers, days and statuses: numbers that lack are not made up, and those that repeat stay.
 */
export const documentKind: ImportKind = {
  id: 'document',
  duplicates: ['skip', 'new'],
  filesField: filesField.id,
  withoutFiles: withoutFilesOption.id,
  describe: async (db) => documentForm(await getHistoryLists(db)),
  identities: (values) => [
    [values.number, values.registered_on, values.short_description, values.issuer]
      .map((part) => searchKey(part ?? ''))
      .join('|'),
  ],
  check: checkRows,
  async run(ctx, rows) {
    const facts = await factsOf(ctx, rows)
    const papers = rows.flatMap((row) => paperOf(row, facts).paper ?? [])
    const ids = await stagePapers(ctx.db, ctx.importId, papers)
    await stageFiles(
      ctx.db,
      papers.flatMap(({ row_number: row }, place) =>
        ctx.filesOf(row).map((file) => ({ document_id: ids[place] ?? 0, file })),
      ),
    )
    return papers.map(({ row_number: row }, place) => ({
      row,
      subject: SUBJECT,
      id: ids[place] ?? 0,
      step: 'new',
    }))
  },
  leave: ({ db, at }, files) => leaveFiles(db, files, at),
  async release({ db, by, at }, made) {
    await publishPapers(db, { ids: made.map(({ id }) => id), actor: by, at })
  },
  async blockers(db, made) {
    const byId = new Map(made.map((one) => [one.id, one]))
    const found = await listHistoryBlockers(db, [...byId.keys()])
    return found.flatMap(({ document_id, number, registered_on, reason }) => {
      const of = byId.get(document_id)
      return of ? [{ made: of, name: `${number} / ${registered_on}`, why: whyHeld(reason) }] : []
    })
  },
  async undo({ db, at }, made) {
    await undoPapers(db, { ids: made.map(({ id }) => id), at })
  },
}
