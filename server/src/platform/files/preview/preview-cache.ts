import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Raise it when the program makes other previews than before, so that no older one is shown. */
const VERSION = 'v1'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** The key of a preview: the institution, the content, and which of the content's previews it is. */
export type PreviewKey = { institutionId: number; sha256: string; name: string }

export type PreviewCache = ReturnType<typeof openPreviewCache>

/**
 * Keeps previews in a folder that may be emptied at any time. Several servers may share it: each file appears
 * whole, by renaming, and two servers that make the same preview make equal files. Each institution has its
 * own previews, so that a preview which is already there does not show what another institution has.
 */
export function openPreviewCache(root: string) {
  const folder = join(root, VERSION)

  function pathOf({ institutionId, sha256, name }: PreviewKey): string {
    if (!/^[0-9a-f]{64}$/.test(sha256) || !/^[a-z0-9-]{1,40}$/.test(name))
      throw new TypeError('not a preview')
    return join(folder, String(institutionId), sha256.slice(0, 2), `${sha256}.${name}`)
  }

  return {
    /** Reads a preview and marks it as used at `now`; undefined when it is not there. */
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
    /** Removes previews that nobody has looked at since `before`; answers how many. */
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
      // `rmdir` removes only an empty folder; another process may be writing into it.
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
