import type { ShownText } from '@hdoc/contract/files/files.ts'
import { type Collector, collectBlocks, type Limits } from './collect-blocks.ts'
import { readDocx } from './read-docx.ts'
import { readOdf } from './read-odf.ts'
import { readPptx } from './read-pptx.ts'
import { readXlsx } from './read-xlsx.ts'
import { openParts, type Parts } from './unzip.ts'

const READERS = { docx: readDocx, xlsx: readXlsx, pptx: readPptx, odt: readOdf, ods: readOdf } as const
export type OfficeType = keyof typeof READERS

export const isOfficeType = (type: string): type is OfficeType => Object.hasOwn(READERS, type)

/** What is read after the main part of a file. */
type ReadFurther = (parts: Parts, into: Collector) => void

/** An office file as text. Nothing of it is run, fetched or followed: no macros, fields, links or formulas. */
export async function readOffice(
  bytes: Buffer,
  type: OfficeType,
  { readFurther, limits }: { readFurther?: ReadFurther; limits?: Limits } = {},
): Promise<ShownText> {
  const into = collectBlocks(limits)
  const parts = await openParts(bytes)
  READERS[type](parts, into)
  readFurther?.(parts, into)
  return {
    shown: 'text',
    facts: [],
    parts: into.parts.filter(({ blocks }) => blocks.length > 0),
    attachments: [],
    encoding: null,
    cut: into.wasCut(),
  }
}
