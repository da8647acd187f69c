import { mkdirSync } from 'node:fs'
import { rename, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { takeScans } from '../../src/modules/scans/folder/take-scans.ts'
import { readNext } from '../../src/modules/scans/jobs/read-next.ts'
import type { TestApp } from '../browsers/app.ts'
import { workerServices } from '../programs/worker-services.ts'

/** The worker's services for scans on a test's program, and the scan folder of an institution. */
export async function scannerOf(t: TestApp, institution: { id: number; tag: string }) {
  const { clock, settings } = t
  const services = await workerServices(t)
  const folder = join(settings.scanDir, `${institution.id}-${institution.tag}`)
  mkdirSync(folder, { recursive: true })
  return {
    services,
    folder,
    /** Puts a file into the folder as if nobody had touched it for `restSeconds`. */
    drop: async (name: string, bytes: Buffer, restSeconds = 120) => {
      const path = join(folder, name)
      await writeFile(`${path}.tmp`, bytes)
      const changed = new Date(clock.now().getTime() - restSeconds * 1000)
      await utimes(`${path}.tmp`, changed, changed)
      await rename(`${path}.tmp`, path)
      return path
    },
    take: () => takeScans(services),
    readAll: async () => {
      while (await readNext(services, { workerId: null, signal: new AbortController().signal }));
    },
  }
}
