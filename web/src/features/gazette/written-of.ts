import type { GazetteEntry } from '@hdoc/contract/gazette/gazette-entries.ts'
import type { WrittenEntry } from '../../entities/gazette/entry-fields.tsx'

/** What is written of an entry. */
export const writtenOf = (entry: GazetteEntry): WrittenEntry => ({
  category_id: entry.heading.id,
  title: entry.title,
  number: entry.number,
  act_on: entry.act_on,
  act_issuer: entry.act_issuer,
  content: entry.content,
  publish_on: entry.publish_on,
})
