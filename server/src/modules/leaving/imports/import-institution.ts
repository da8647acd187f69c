import { join } from 'node:path'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { systemActor } from '../../../platform/auth/actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import { openDatabase, type TenantDb } from '../../../platform/db/database.ts'
import type { Settings } from '../../../platform/env.ts'
import { freeBytes } from '../../../platform/files/receive/room-to-write.ts'
import { createDiskFileStore } from '../../../platform/files/store/disk-file-store.ts'
import type { FileStore } from '../../../platform/files/store/file-store.ts'
import { silentLog } from '../../../platform/log.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { forgetFacts } from '../../statistics/index.ts'
import { movedEntities } from '../entities/entities.ts'
import { importRows } from './import-rows.ts'
import {
  addOrigin,
  deferKeys,
  findByTag,
  firstFilled,
  forgetWork,
  knowsMigration,
  listUnknownContents,
} from './queries.ts'
import { hashOf, type ReadExport, readExport } from './read-folder.ts'
import { openEntry } from './read-part.ts'

const NO_LIMIT = Number.MAX_SAFE_INTEGER
const isContent = (name: string): boolean => name.startsWith('documente/') || name.startsWith('alte-fisiere/')

/** The digests of the contents in the parts, by their names. */
async function digestsOf(source: ReadExport): Promise<Map<string, string>> {
  const packed = new Set(source.entries.map(({ name }) => name).filter(isContent))
  const digests = new Map<string, string>()
  for (const list of source.entries.filter(({ name }) => name.startsWith('parti/'))) {
    const pieces: Buffer[] = []
    for await (const piece of await openEntry(list.part, list)) pieces.push(piece as Buffer)
    for (const { name, sha256 } of JSON.parse(Buffer.concat(pieces).toString('utf8')) as {
      name: string
      sha256: string
    }[])
      if (packed.has(name)) digests.set(name, sha256)
  }
  return digests
}

type Contents = ReadonlyMap<string, string>

const wasChanged = (name: string): Refusal =>
  new Refusal({ ro: `${name} a fost schimbat.`, en: `${name} was changed.` })

/**
 * Puts the contents that the store has not, or has damaged. Each one that comes is hashed, also where the store has its digest
 * already: a part that only names the digest of another institution's content must not get it.
 */
async function importContents(files: FileStore, source: ReadExport, digests: Contents): Promise<number> {
  let put = 0
  for (const entry of source.entries) {
    const sha256 = digests.get(entry.name)
    if (sha256 === undefined) continue
    const bytes = () => openEntry(entry.part, entry)
    if ((await files.has(sha256)) && (await files.check(sha256)) === 'sound') {
      if ((await hashOf(await bytes())) !== sha256) throw wasChanged(entry.name)
      continue
    }
    await files.put(await bytes(), {
      limitBytes: NO_LIMIT,
      accept: (candidate) => {
        if (candidate.sha256 !== sha256) throw wasChanged(entry.name)
      },
    })
    put++
  }
  return put
}

/** Puts what went since, because no row named it yet. */
async function putAgain(files: FileStore, source: ReadExport, digests: Contents): Promise<number> {
  const gone = new Map<string, string>()
  for (const [name, sha256] of digests) if (!(await files.has(sha256))) gone.set(name, sha256)
  return importContents(files, source, gone)
}

/**
 * Throws when the export tells a content as missing that this store has: it would be another institution's, and the rows that
 * name it would open it.
 */
async function refuseForeign(files: FileStore, source: ReadExport, digests: Contents): Promise<void> {
  const coming = new Set(digests.values())
  for (const { path, sha256 } of source.manifest.files.missing)
    if (!coming.has(sha256) && (await files.has(sha256)))
      throw new Refusal({
        ro: `${path} lipsește din export, dar această instalare are un fișier cu aceeași amprentă, al altei instituții; nu se poate da fără conținut. Puneți fișierul la loc acolo și cereți alt export.`,
        en: `${path} is missing from the export, but this installation has a file with the same digest, of another institution; it cannot be given without its content. Put the file back there and ask for another export.`,
      })
}

/**
 * Throws when rows name a content that neither came nor is told as missing: it would be lost without a word, or, where
 * another institution of this installation has it, be read by this one.
 */
async function refuseUnknown(db: TenantDb, source: ReadExport, digests: Contents): Promise<void> {
  const missing = source.manifest.files.missing.map(({ sha256 }) => sha256)
  const tables = movedEntities.map(({ table }) => table)
  const unknown = await listUnknownContents(db, tables, [...new Set([...digests.values(), ...missing])])
  const [first] = unknown
  if (first)
    throw new Refusal({
      ro: `Exportul nu este întreg: ${unknown.length} fișiere pe care le numesc rândurile nu sunt în el (${first.table}: ${first.sha256}).`,
      en: `The export is not whole: ${unknown.length} files that its rows name are not in it (${first.table}: ${first.sha256}).`,
    })
}

/** Keeps the audit of before as one content that nobody changes. */
function keepAudit(files: FileStore, source: ReadExport): Promise<{ sha256: string; size: number }> {
  const parts = source.entries
    .filter(({ name }) => name.startsWith('audit/intrari-'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  return files.put(
    (async function* () {
      yield Buffer.from(
        `${JSON.stringify({ export: source.manifest.institution, cut_at: source.manifest.cut_at })}\n`,
      )
      for (const entry of parts) yield* (await openEntry(entry.part, entry)) as AsyncIterable<Buffer>
    })(),
    { limitBytes: NO_LIMIT },
  )
}

export type Imported = { rows: number; contents: number; missing: number }

/**
 * Brings the export in a folder into an empty institution of this installation. Contents come first, rows after them in
 * one transaction: killed at any moment it has brought nothing that is seen, and may be begun again. `key`: the id of the key
 * that the administrator of the other installation confirmed.
 */
export async function importInstitution(
  settings: Settings,
  { folder, tag, key, clock }: { folder: string; tag: string; key: string | undefined; clock: Clock },
): Promise<Imported> {
  const source = await readExport(folder, key)
  const files = await createDiskFileStore(join(settings.dataDir, 'files'))
  // Only the owner of the tables may write numbers and ledgers as they were.
  const database = openDatabase({
    urls: { app: settings.database.owner, platform: settings.database.platform },
    log: silentLog,
    prepared: false,
    max: 1,
    maxAcross: 1,
  })
  try {
    const institution = await database.asPlatform('find the institution to import into', (db) =>
      findByTag(db, tag),
    )
    if (!institution)
      throw new Refusal({
        ro: `Nu există instituția „${tag}”: creați-o întâi pe platformă.`,
        en: `There is no institution "${tag}": make it on the platform first.`,
      })
    const tables = movedEntities.map(({ table }) => table)
    const refuseUnfit = async (): Promise<void> => {
      const { knows, filled } = await database.inInstitution(institution.id, async (db) => ({
        knows: await knowsMigration(db, source.manifest.schema),
        filled: await firstFilled(db, tables),
      }))
      if (!knows)
        throw new Refusal({
          ro: 'Exportul este făcut de o versiune HDoc mai nouă: actualizați întâi această instalare.',
          en: 'The export was made by a newer version of HDoc: update this installation first.',
        })
      if (filled)
        throw new Refusal({
          ro: `Instituția „${tag}” nu este goală (${filled}).`,
          en: `Institution "${tag}" is not empty (${filled}).`,
        })
    }
    await refuseUnfit()
    if ((await freeBytes(join(settings.dataDir, 'files'))) < source.manifest.files.bytes)
      throw new Refusal({
        ro: 'Pe disc nu este loc pentru fișierele exportului.',
        en: 'There is no room on the disk for the files of the export.',
      })
    const digests = await digestsOf(source)
    await refuseForeign(files, source, digests)
    const contents = await importContents(files, source, digests)
    const audit = await keepAudit(files, source)
    const at = clock.now()
    const rows = await database.inInstitution(institution.id, async (db) => {
      await deferKeys(db)
      const filled = await firstFilled(db, tables)
      if (filled) throw new Error(`${filled} was filled meanwhile`)
      const written = await importRows(db, settings, source)
      await refuseUnknown(db, source, digests)
      await addOrigin(db, { at, keyId: source.key_id, manifest: source.manifest, ...audit })
      await forgetWork(db)
      await forgetFacts(db)
      await writeAudit(db, {
        actor: systemActor,
        at,
        action: 'institution.imported',
        subjectType: 'institution',
        subjectId: db.institutionId,
        after: {
          institution: source.manifest.institution.name,
          cut_at: source.manifest.cut_at,
          audit_entries: source.manifest.audit.entries,
          audit_head: source.manifest.audit.head,
          key_id: source.key_id,
          archive_sha256: audit.sha256,
        },
      })
      return written
    })
    // The nightly sweep may have taken contents that no row named yet; they are put again.
    const again = await putAgain(files, source, digests)
    return { rows, contents: contents + again, missing: source.manifest.files.missing.length }
  } finally {
    await database.close()
  }
}
