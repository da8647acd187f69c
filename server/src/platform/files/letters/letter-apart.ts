import { Readable } from 'node:stream'
import { APART_LIMITS, runApart } from '../preview/apart/run-apart.ts'
import type { LetterFacts } from '../preview/office/fill-letter.ts'

const LIMITS = { ...APART_LIMITS, milliseconds: 10_000, megabytes: 400 }

/** What fields a Word document has; undefined when it is none that can be read. */
export async function inspectLetter(bytes: Buffer): Promise<LetterFacts | undefined> {
  const outcome = await runApart({ do: 'read-letter' }, Readable.from([bytes]), LIMITS)
  return outcome.ok ? (JSON.parse(outcome.bytes.toString('utf8')) as LetterFacts) : undefined
}

/** The document with the values in the places of its fields; undefined when it cannot be read. */
export async function fillApart(
  bytes: Buffer,
  values: Readonly<Record<string, string>>,
): Promise<Buffer | undefined> {
  const said = Buffer.from(JSON.stringify(values), 'utf8')
  const source = Readable.from([Buffer.concat([said, bytes])])
  const outcome = await runApart({ do: 'fill-letter', first: said.length }, source, LIMITS)
  return outcome.ok ? outcome.bytes : undefined
}
