import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'

const asRoot = process.getuid?.() === 0

/**
 * A small disk. As root it is a file system of its own; otherwise the process's files are kept from growing.
 */
export interface SmallDisk {
  fill(): Promise<void>
  free(): Promise<void>
  remove(): void
}

/**
 * Makes a small disk in place of a folder and makes `folders` in it. As root it mounts 4 MB there; otherwise
 * it limits the size of this process's files once `fill` is called.
 */
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
