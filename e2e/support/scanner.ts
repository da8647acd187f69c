import { mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sheet } from '../../server/test/papers/scanned-pdf.ts'
import { ask } from './page-facts.ts'
import type { Page } from './test.ts'

/** The institution's watched folder, in the data folder of this run. */
export async function scannerOf(page: Page) {
  const { institution } = (await ask(page, '/api/status')).body as { institution: { id: number } }
  const folder = join(process.env.HDOC_E2E_DATA ?? '', 'scans', `${institution.id}-dealuflorilor`)
  mkdirSync(folder, { recursive: true })
  return {
    label: (documentId: number): Sheet => [{ institutionId: institution.id, documentId }],
    /** A file that was put there a while ago. */
    drop: (name: string, bytes: Buffer) => {
      const path = join(folder, name)
      writeFileSync(`${path}.tmp`, bytes)
      const changed = performance.timeOrigin / 1000 - 60
      utimesSync(`${path}.tmp`, changed, changed)
      renameSync(`${path}.tmp`, path)
    },
  }
}
