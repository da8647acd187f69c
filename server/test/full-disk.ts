import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'

const asRoot = process.getuid?.() === 0

/** Only whoever may mount has a small file system; else files of this process may not grow. */
export interface SmallDisk {
  fill(): Promise<void>
  free(): Promise<void>
  remove(): void
}

/** Puts a file system of some megabytes in place of a folder; `folders` are made in it. */
export function smallDisk(place: string, folders: readonly string[]): SmallDisk {
  mkdirSync(place, { recursive: true })
  if (asRoot) execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', place])
  for (const folder of folders) mkdirSync(join(place, folder), { recursive: true })
  const filler = join(place, 'filler')
  const limit = (bytes: string) =>
    execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`])
  return {
    fill: async () => {
      if (!asRoot) {
        limit('0')
        return
      }
      const handle = await open(filler, 'w')
      try {
        for (;;) await handle.writeFile(Buffer.alloc(4096))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        await handle.close()
      }
    },
    free: async () => {
      if (asRoot) await rm(filler)
      else limit('unlimited')
    },
    remove: () => {
      if (asRoot) execFileSync('umount', ['--lazy', place])
      else limit('unlimited')
      rmSync(place, { recursive: true, force: true })
    },
  }
}
