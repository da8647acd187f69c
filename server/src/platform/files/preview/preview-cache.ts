import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Raised when what is made of a file changes, so that nothing made before is shown. */
const VERSION = 'v1'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** What a preview is kept by: of which institution, of which content, and which of its previews. */
export type PreviewKey = { institutionId: number; sha256: string; name: string }

export type PreviewCache = ReturnType<typeof openPreviewCache>

/**
 * What was made of files, in a folder that may be emptied at any time. Several servers may share it: each file appears
 * by renaming, whole, and two that make the same make equal ones. Apart for each institution: that something is here
 * already tells nobody what another institution has.
 */
export function openPreviewCache(root: string) {
  const folder = join(root, VERSION)

  function pathOf({ institutionId, sha256, name }: PreviewKey): string {
    if (!/^[0-9a-f]{64}$/.test(sha256) || !/^[a-z0-9-]{1,40}$/.test(name))
      throw new TypeError('not a preview')
    return join(folder, String(institutionId), sha256.slice(0, 2), `${sha256}.${name}`)
  }

  return {
    /** `now`: marks it as used. */
    async read(key: PreviewKey, now: Date): Promise<Buffer | undefined> {
      const path = pathOf(key)
      try {
        const bytes = await readFile(path)
        await utimes(path, now, now)
        return bytes
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async write(key: PreviewKey, bytes: Buffer, now: Date): Promise<void> {
      const path = pathOf(key)
      const temporary = `${path}.${randomUUID()}`
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      try {
        const handle = await open(temporary, 'wx', 0o600)
        try {
          await handle.writeFile(bytes)
          await handle.utimes(now, now)
        } finally {
          await handle.close()
        }
        await rename(temporary, path)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
    /** Removes what nobody looked at since; answers how many. */
    async forget(before: Date): Promise<number> {
      return forgetIn(root, before)
    },
  }
}

async function forgetIn(folder: string, before: Date): Promise<number> {
  let removed = 0
  const found = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  for (const entry of found) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      removed += await forgetIn(path, before)
      // Only an empty one goes; another process may be writing into it.
      await rmdir(path).catch(() => undefined)
    } else {
      const seen = await stat(path).catch(() => undefined)
      if (!seen || seen.mtime >= before) continue
      await rm(path, { force: true })
      removed++
    }
  }
  return removed
}
