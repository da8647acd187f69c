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

const kept = (text: string): string | null => {
  const clean = text.replace(/\0/g, '').toWellFormed().trim()
  return clean === '' ? null : clean.slice(0, MOST_KEPT)
}

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

/** Pages as one text; null when there is nothing to read. */
export const joinPages = (pages: readonly string[]): string | null => kept(pages.join('\n'))

/** What can be read of a stored office file, null = nothing; undefined when it holds what nobody who looks at it sees. */
export async function readOfficeText(store: FileStore, file: Stored): Promise<string | null | undefined> {
  const type = findTypeByMime(file.mime)
  if (!type || !isOfficeType(type) || file.size > MOST_BYTES) return null
  const outcome = await oneByOne(async () =>
    runApart({ do: 'read-published', type }, await store.open(file.sha256)),
  )
  if (!outcome.ok) return null
  const published = JSON.parse(outcome.bytes.toString('utf8')) as Published
  return published.unseen ? undefined : kept(textOf(published.read))
}
