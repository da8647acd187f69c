import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { InstitutionExport } from '@hdoc/contract/leaving/institution-exports.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { testApp, testPassword } from '../../../../test/browsers/app.ts'
import type { Browser } from '../../../../test/browsers/browser.ts'
import { runVerifier, unpackPart } from '../../../../test/leaving/leave.ts'
import { within, workersOf } from '../../../../test/offices/book-office.ts'
import { freshOffice, registerPapers } from '../../../../test/offices/office.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { keyOf } from '../../../platform/audit/proof-key.ts'
import { createDiskFileStore } from '../../../platform/files/store/disk-file-store.ts'
import type { SignedManifest } from './manifest.ts'

const t = await testApp()
const files = await createDiskFileStore(join(t.settings.dataDir, 'files'))
const startWork = workersOf(t)
const folder = mkdtempSync(join(tmpdir(), 'hdoc-leaving-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Shown = { exports: InstitutionExport[]; key_id: string; origin: null }
const downloads = async (i: number): Promise<number> =>
  (
    await t.asSuperuser(
      `select from audit_entries where institution_id = $1 and action = 'institution.export_downloaded'`,
      [i],
    )
  ).length
const newest = async (browser: Browser) =>
  (await browser.get<Shown>('/api/institution_export/list')).body.exports[0]
const ask = (browser: Browser, proof: object) =>
  browser.post<Failure & { id: number }>('/api/institution_export/ask', proof)

const unlock = (browser: Browser, id: number, proof: object) =>
  browser.post<Failure>('/api/institution_export/unlock', { id, ...proof })

async function leavingOffice() {
  const office = await freshOffice(t.database)
  const { id: i, host } = office.institution
  await aPerson(t.database, i, 'elena', { name: 'Elena Cireșaru', permissions: ['client.admin'] })
  await aPerson(t.database, i, 'radu', { permissions: ['document.list'] })
  const as = async (username: string) => {
    const browser = t.browser(host)
    await browser.signIn(username)
    return browser
  }
  return { office, i, as, elena: await as('elena') }
}

describe('the export of an institution', () => {
  it('is for who administers it, with the password once more, one at a time, and stopped on wish', async () => {
    const { as, elena } = await leavingOffice()
    const radu = await as('radu')
    expect(await ask(radu, { password: testPassword })).toMatchObject({
      status: 403,
      body: { missing: 'client.admin' },
    })
    expect((await radu.get('/api/institution_export/list')).status).toBe(403)
    expect((await radu.get('/api/institution_export/part/1/1')).status).toBe(403)
    expect((await radu.get('/api/institution_export/audit_before')).status).toBe(403)
    expect((await ask(elena, {})).body.code).toBe('PROOF_NEEDED')
    expect((await ask(elena, { password: 'altceva' })).body.code).toBe('PROOF_WRONG')
    const { status, body } = await ask(elena, { password: testPassword })
    expect(status).toBe(200)
    expect((await ask(elena, { password: testPassword })).body.code).toBe('EXPORT_UNDER_WAY')
    expect((await elena.get(`/api/institution_export/part/${body.id}/1`)).status).toBe(409)
    expect((await unlock(elena, body.id, { password: testPassword })).body.code).toBe('EXPORT_NOT_READY')
    expect((await unlock(radu, body.id, { password: testPassword })).status).toBe(403)
    expect((await radu.post('/api/institution_export/cancel', { id: body.id })).status).toBe(403)
    expect((await elena.post('/api/institution_export/cancel', { id: body.id })).status).toBe(200)
    expect(await newest(elena)).toMatchObject({ state: 'cancelled', parts: [] })
    expect((await elena.get('/api/institution_export/audit_before')).status).toBe(404)
  })

  it('opens with common tools, counts what it has, proves itself without HDoc and holds no secret', async () => {
    const { office, i, as, elena } = await leavingOffice()
    await registerPapers(t.database, office, 3)
    const put = async (text: string) => {
      const { sha256, size } = await files.put(
        (async function* () {
          yield Buffer.from(text)
        })(),
        { limitBytes: 1_000 },
      )
      await t.asSuperuser(
        `insert into files (institution_id, document_id, name, mime, kind, size, sha256, created_at, created_by_name)
         select $1, min(id), 'cererea mea.pdf', 'application/pdf', 'other', $2, $3, now(), 'Elena' from documents where institution_id = $1`,
        [i, size, sha256],
      )
      return join(t.settings.dataDir, 'files/objects', sha256.slice(0, 2), sha256.slice(2, 4), sha256)
    }
    await put('%PDF-1.7 o cerere')
    rmSync(await put('%PDF-1.7 pierdută'))
    const damaged = await put('%PDF-1.7 stricată')
    chmodSync(damaged, 0o600)
    writeFileSync(damaged, '%PDF-1.7 schimbată')
    await startWork()
    expect((await ask(elena, { password: testPassword })).status).toBe(200)
    await expect.poll(async () => (await newest(elena))?.state, within).toBe('done')
    const made = await newest(elena)
    expect(made).toMatchObject({ files: 3, packed: 3, missing: 2, failure: null })

    // Nothing leaves without a proof of some minutes ago, by the same person.
    const { body: shown } = await elena.get<Shown>('/api/institution_export/list')
    expect(shown).toMatchObject({ key_id: keyOf(t.settings.secret).id, exports: [{ unlocked_until: null }] })
    const first = `/api/institution_export/part/${made!.id}/1`
    expect((await elena.get<Failure>(first)).body.code).toBe('EXPORT_LOCKED')
    expect((await unlock(elena, made!.id, {})).body.code).toBe('PROOF_NEEDED')
    expect((await unlock(elena, made!.id, { password: 'altceva' })).body.code).toBe('PROOF_WRONG')
    expect((await unlock(elena, made!.id, { password: testPassword })).status).toBe(200)
    expect((await newest(elena))!.unlocked_until).not.toBeNull()
    await aPerson(t.database, i, 'maria', { permissions: ['client.admin'] })
    const maria = await as('maria')
    expect((await maria.get<Failure>(first)).body.code).toBe('EXPORT_LOCKED')
    const before = await downloads(i)

    for (const { part, name, size } of made!.parts) {
      const path = `/api/institution_export/part/${made!.id}/${part}`
      const whole = await elena.get(path)
      expect(whole.raw.length).toBe(size)
      const rest = await elena.get(path, { range: 'bytes=100-' })
      expect([rest.status, rest.raw.equals(whole.raw.subarray(100))]).toEqual([206, true])
      writeFileSync(join(folder, name), whole.raw)
      if (part === 0) continue
      unpackPart(folder, name)
    }
    const verified = runVerifier(folder)
    expect(verified).toMatchObject({ status: 0, stdout: expect.stringContaining('All is in order.') })
    expect(verified.stdout).toContain(`signed with the key ${shown.key_id}`)
    expect((await downloads(i)) - before).toBe(2 * made!.parts.length)
    await t.asSuperuser(`update institution_export_unlocks set until = $2 where institution_id = $1`, [
      i,
      t.clock.now(),
    ])
    expect((await elena.get<Failure>(first)).body.code).toBe('EXPORT_LOCKED')
    // Given up, its bytes leave the disk at once.
    const objects = made!.parts.map(({ sha256 }) =>
      join(t.settings.dataDir, 'files/objects', sha256.slice(0, 2), sha256.slice(2, 4), sha256),
    )
    for (const path of objects) utimesSync(path, 1, 1)
    expect((await elena.post('/api/institution_export/cancel', { id: made!.id })).status).toBe(200)
    expect(objects.filter((path) => existsSync(path))).toEqual([])
    expect(await newest(elena)).toMatchObject({ state: 'cancelled', parts: [] })

    const { manifest } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as SignedManifest
    expect(manifest.rows).toMatchObject({ documents: 3, files: 3, users: 3 })
    expect(manifest.files.missing.map(({ path }) => path.replace(/.*\//, ''))).toEqual([
      expect.stringContaining('cererea-mea.pdf'),
      expect.stringContaining('cererea-mea.pdf'),
    ])
    const users = readFileSync(join(folder, 'tabele/users/users-001.jsonl'), 'utf8')
    expect(users).toContain('Elena Cireșaru')
    expect(users).not.toMatch(/password_hash|scrypt|argon/)
    expect(readFileSync(join(folder, 'tabele/users/users-001.csv'), 'utf8')).toContain('Elena Cireșaru')
    const [number] = await t.asSuperuser<{ number: string }>(
      'select number from documents where institution_id = $1 order by id limit 1',
      [i],
    )
    const list = JSON.parse(readFileSync(join(folder, `parti/parte-002.json`), 'utf8')) as { name: string }[]
    expect(list[0]!.name).toContain(number!.number.replace(/[^\w.-]+/g, '-'))
    expect(readFileSync(join(folder, list[0]!.name), 'utf8')).toBe('%PDF-1.7 o cerere')

    appendFileSync(join(folder, 'tabele/users/users-001.jsonl'), '{}\n')
    const entries = join(folder, 'audit/intrari-0001.jsonl')
    writeFileSync(entries, readFileSync(entries, 'utf8').replace('Elena', 'Ilona'))
    const { status, stdout } = runVerifier(folder)
    expect(status).toBe(1)
    expect(stdout).toMatch(/users: 4 rows, not 3/)
    expect(stdout).toMatch(/the chain breaks at seal|content of seal/)
  })
})
