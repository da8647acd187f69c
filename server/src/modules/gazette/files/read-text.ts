import type { ShownText } from '@hdoc/contract/files/files.ts'
import { runApart } from '../../../platform/files/preview/apart/run-apart.ts'
import { takeTurns } from '../../../platform/files/preview/apart/take-turns.ts'
import { isOfficeType } from '../../../platform/files/preview/office/read-office.ts'
import type { Published } from '../../../platform/files/preview/office/read-published.ts'
import { findTypeByMime } from '../../../platform/files/recognise/accepted-types.ts'
import type { FileStore } from '../../../platform/files/store/file-store.ts'

type Stored = { sha256: string; mime: string; size: number }
/** Letters of a file that are kept for the search and the check. */
const MOST_KEPT = 250_000
const MEGABYTE = 1024 * 1024
const MOST_BYTES = 60 * MEGABYTE
/** A file that was made to be slow must not hold all processors. */
const oneByOne = takeTurns(1, 200, () => new Error('too many files wait to be read'))

/** What was read of a file; `partly`: not all of it. */
type ReadText = { body: string | null; partly: boolean }
/** As `ReadText`, with what goes along with an office file beside it. */
export type ReadOffice = ReadText & { hidden_sheets: readonly string[]; authors: readonly string[] }

const kept = (text: string): ReadText => {
  const clean = text.replace(/\0/g, '').toWellFormed().trim()
  return { body: clean === '' ? null : clean.slice(0, MOST_KEPT), partly: clean.length > MOST_KEPT }
}
const NOTHING: ReadOffice = { body: null, partly: false, hidden_sheets: [], authors: [] }

function textOf({ facts, parts }: ShownText): string {
  const blocks = parts.flatMap(({ title, blocks }) => [
    title,
    ...blocks.map((block) =>
      block.type === 'table' ? block.rows.map((row) => row.join('\t')).join('\n') : block.text,
    ),
  ])
  return [...facts.map(({ text }) => text), ...blocks].join('\n')
}

/** The pages of a stored PDF as text; undefined when it cannot be read. */
export async function readPages(store: FileStore, file: Stored): Promise<string[] | undefined> {
  if (file.size > MOST_BYTES) return undefined
  const outcome = await oneByOne(async () => runApart({ do: 'read-pdf' }, await store.open(file.sha256)))
  if (!outcome.ok) return undefined
  return (JSON.parse(outcome.bytes.toString('utf8')) as { pages: string[] }).pages
}

/** Pages as one text, null = there is nothing to read. */
export const joinPages = (pages: readonly string[]): ReadText => kept(pages.join('\n'))

/** What can be read of a stored office file; undefined when it holds what nobody who looks at it sees. */
export async function readOfficeText(store: FileStore, file: Stored): Promise<ReadOffice | undefined> {
  const type = findTypeByMime(file.mime)
  if (!type || !isOfficeType(type) || file.size > MOST_BYTES) return NOTHING
  const outcome = await oneByOne(async () =>
    runApart({ do: 'read-published', type }, await store.open(file.sha256)),
  )
  if (!outcome.ok) return NOTHING
  const published = JSON.parse(outcome.bytes.toString('utf8')) as Published
  if (published.unseen) return undefined
  const { read, hiddenSheets, authors } = published
  const beside = { hidden_sheets: hiddenSheets, authors }
  if (read === null) return { ...NOTHING, ...beside }
  const { body, partly } = kept(textOf(read))
  return { body, partly: partly || read.cut, ...beside }
}
