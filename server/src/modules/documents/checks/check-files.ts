import type { Finding } from '../../../platform/checks/finding.ts'
import type { Clock } from '../../../platform/clock.ts'
import { contentsInUse } from '../../../platform/db/checks/damaged-contents.ts'
import type { Database } from '../../../platform/db/database.ts'
import { checkContents, type DamagedContent } from '../../../platform/files/store/check-contents.ts'
import type { FileStore } from '../../../platform/files/store/file-store.ts'
import { findContentOwner } from './queries/content-owners.ts'

const STARTS = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0'))
const said = {
  missing: { ro: 'lipsește de pe disc', en: 'is missing from the disk' },
  changed: { ro: 'nu mai este cel încărcat', en: 'is no longer what was uploaded' },
} as const

async function findingOf(database: Database, { content, damage }: DamagedContent): Promise<Finding> {
  const owner = await database.asPlatform('name a damaged content', (db) => findContentOwner(db, content))
  const { ro, en } = said[damage]
  const short = content.slice(0, 12)
  const of = owner?.number
    ? { ro: ` al documentului ${owner.number}`, en: ` of document ${owner.number}` }
    : undefined
  return {
    rule: `file_${damage}`,
    institutionId: owner?.institution_id ?? 0,
    sentence: owner
      ? {
          ro: `${owner.tag}: fișierul ${owner.file_id}${of?.ro ?? ''} ${ro} (${short}…).`,
          en: `${owner.tag}: file ${owner.file_id}${of?.en ?? ''} ${en} (${short}…).`,
        }
      : { ro: `Un conținut păstrat ${ro} (${short}…).`, en: `A stored content ${en} (${short}…).` },
  }
}

/**
 * Reads every stored content that something refers to and compares it with its hash. Damaged contents are
 * also marked.
 */
export async function checkFiles(services: {
  database: Database
  files: FileStore
  clock: Clock
}): Promise<Finding[]> {
  const { database } = services
  const findings: Finding[] = []
  for (const start of STARTS) {
    const contents = await database.asPlatform('verify every stored content', (db) =>
      contentsInUse(db, start),
    )
    for (const damaged of await checkContents(services, contents))
      findings.push(await findingOf(database, damaged))
  }
  return findings
}
