import { execFileSync, spawnSync } from 'node:child_process'
import { createWriteStream, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { partName } from '../../src/modules/leaving/exports/part-name.ts'
import { addExport, type ExportRow, findExport } from '../../src/modules/leaving/exports/queries/exports.ts'
import { makeExport } from '../../src/modules/leaving/jobs/make-export.ts'
import type { Actor } from '../../src/platform/auth/actor.ts'
import type { FileStore } from '../../src/platform/files/store/file-store.ts'
import type { JobServices } from '../../src/platform/jobs/job-context.ts'
import type { TestApp } from '../browsers/app.ts'
import { jobTurns } from '../programs/job-turns.ts'

type Place = Pick<TestApp, 'database' | 'asSuperuser' | 'clock'>

export const exportOf = (t: Place, institution: number, id: number): Promise<ExportRow | undefined> =>
  t.database.inInstitution(institution, (db) => findExport(db, id))

/** An export that nobody works on yet, with parts of that many bytes. */
export async function addedExport(
  t: Place,
  institution: number,
  by: { id: number; partBytes: number },
): Promise<number> {
  const actor = { id: by.id, institutionId: institution, isAdmin: true } as Actor
  const id = await t.database.inInstitution(institution, (db) =>
    addExport(db, {
      at: t.clock.now(),
      by: { institution_id: institution, id: by.id, name: 'Elena' },
      actor,
    }),
  )
  await t.asSuperuser('update institution_exports set part_bytes = $2 where id = $1', [id, by.partBytes])
  return id
}

/** Does all steps of an export in this process; `dying`: each step is tried with these services first, which fail. */
export async function makeWhole(
  t: Place,
  services: JobServices,
  { institution, id, dying }: { institution: number; id: number; dying?: JobServices },
): Promise<ExportRow> {
  for (let step = 0; step < 400; step++) {
    const row = await exportOf(t, institution, id)
    if (row?.ended_at) return row
    const payload = { export_id: id, step }
    if (dying) await jobTurns(t, dying, makeExport).one(institution, payload, 1)
    await jobTurns(t, services, makeExport).one(institution, payload, 2)
  }
  throw new Error('the export does not end')
}

/** Puts the parts of an export into a folder, as whoever downloads them does. */
export async function putParts(files: FileStore, row: ExportRow, folder: string): Promise<void> {
  for (const { part, sha256 } of row.parts)
    await pipeline(await files.open(sha256), createWriteStream(join(folder, partName(row.id, part))))
}

/** Unpacks one part where it lies with a tool that is not HDoc's. */
export function unpackPart(folder: string, name: string): void {
  if (existsSync('/usr/bin/unzip')) execFileSync('/usr/bin/unzip', ['-qo', name], { cwd: folder })
  else execFileSync('python3', ['-m', 'zipfile', '-e', name, '.'], { cwd: folder })
}

/** What the verifier of an export says of an unpacked one, run by Node alone. */
export function runVerifier(folder: string): { status: number | null; stdout: string } {
  const { status, stdout } = spawnSync(process.execPath, ['verifica.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env: {},
  })
  return { status, stdout }
}

/** Digests of all entries of an unpacked export, by their names. */
export function contentsOf(folder: string, row: ExportRow): Map<string, string> {
  const parts = row.parts.filter(({ part }) => part > 0)
  return new Map(
    parts.flatMap(({ part }) =>
      (
        JSON.parse(
          readFileSync(join(folder, `parti/parte-${String(part).padStart(3, '0')}.json`), 'utf8'),
        ) as { name: string; sha256: string }[]
      ).map(({ name, sha256 }) => [name, sha256] as const),
    ),
  )
}
