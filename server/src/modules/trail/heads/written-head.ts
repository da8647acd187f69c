import { type TrailHead, trailHead } from '@hdoc/contract/trail/activity.ts'
import { z } from 'zod'
import type { Head } from '../../../platform/audit/sign-head.ts'

/** A file of signed heads, as it is downloaded and kept. */
const headsFile = z.object({ public_key: z.string().optional(), heads: z.array(trailHead) })
export type HeadsFile = z.output<typeof headsFile>

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Reads the text of such a file, or of a witness's file, which has a head on each line; undefined when it is
 * neither.
 */
export function readHeadsText(text: string): HeadsFile | undefined {
  const file = headsFile.safeParse(parsed(text))
  if (file.success) return file.data
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const heads = lines.map((line) => trailHead.safeParse(parsed(line)))
  if (heads.length === 0 || heads.some(({ success }) => !success)) return undefined
  return { heads: heads.flatMap(({ data }) => (data ? [data] : [])) }
}

/** For whoever finds such a file. */
export const ABOUT_HEADS =
  'HDoc trail heads; Ed25519 over "hdoc-trail-head|2|<institution_id>|<seq>|<hash>|<signed_at>|<number>|<previous>"; where number and previous are not named, over "hdoc-trail-head|1|" and the first four'

/** A head as it is written in files. */
export function writtenHead({ number, previous, ...head }: TrailHead): Head {
  return {
    institutionId: head.institution_id,
    seq: head.seq,
    hash: Buffer.from(head.hash, 'hex'),
    signedAt: new Date(head.signed_at),
    link:
      number === undefined || previous === undefined
        ? undefined
        : { number, previous: Buffer.from(previous, 'hex') },
  }
}
