import { createHash } from 'node:crypto'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import type { FileFacts } from '../../../platform/signatures/facts.ts'
import { MOST_BYTES } from './inspect-apart.ts'
import type { SignableContent, SignableFile, StoredContent } from './queries.ts'

/** Bytes that are read to find the content of one signature, where its hash is not the one that files are known by. */
const MOST_READ = 500 * 1024 * 1024

async function hashOf({ files }: JobContext, { sha256 }: StoredContent, digest: string): Promise<string> {
  const hash = createHash(digest)
  for await (const piece of await files.open(sha256)) hash.update(piece as Buffer)
  return hash.digest('hex')
}

/** What a signature that lies apart signs: the one of these contents that has the stated hash. */
export async function findContentOf(
  ctx: JobContext,
  { sha256, all }: Pick<SignableFile, 'sha256'> & { all: readonly SignableContent[] },
  imprints: NonNullable<FileFacts['imprints']>,
): Promise<SignableContent | undefined> {
  const others = all.filter((one) => one.sha256 !== sha256 && one.size <= MOST_BYTES)
  let read = 0
  for (const { digest, hex } of imprints) {
    for (const one of others) {
      if (digest !== 'sha256') read += one.size
      if (read > MOST_READ) return undefined
      const found = digest === 'sha256' ? one.sha256 : await hashOf(ctx, one, digest)
      if (found === hex) return one
    }
  }
  return undefined
}
