import { lstat, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ScanRefusal, scanRefusals } from '@hdoc/contract/scans/scans.ts'
import { cleanFileName } from '../../../platform/files/recognise/file-name.ts'
import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { addRefusal } from '../queries/arrivals.ts'
import { type FolderFile, REFUSED } from './folder-names.ts'

const isThere = async (path: string): Promise<boolean> =>
  (await lstat(path).catch(() => undefined)) !== undefined

/** Gives a name that no file refused before has. */
async function freeName(folder: string, name: string): Promise<string> {
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? name : `${n} ${name}`
    if (!(await isThere(join(folder, candidate)))) return candidate
  }
}

/** Moves a file that is no scan into `refuzate`. A line beside it and on the screen says why. */
export async function refuseFile(
  { database, clock }: Pick<JobServices, 'database' | 'clock'>,
  file: FolderFile,
  reason: ScanRefusal,
  key: string,
): Promise<void> {
  const folder = join(file.folder, REFUSED)
  await mkdir(folder, { recursive: true })
  const name = await freeName(folder, file.name)
  const { ro, en } = scanRefusals[reason]
  await database.inInstitution(file.institutionId, (db) =>
    addRefusal(db, { name: cleanFileName(file.name), reason, key, at: clock.now() }),
  )
  await writeFile(join(folder, `${name}.motiv.txt`), `${ro}\n${en}\n`)
  await rename(join(file.folder, file.name), join(folder, name))
}
