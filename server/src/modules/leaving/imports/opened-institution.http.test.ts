import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { addedExport, makeWhole, putParts } from '../../../../test/leaving/leave.ts'
import { freshOffice, registerPapers } from '../../../../test/offices/office.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { platformOffice } from '../../../../test/offices/platform-office.ts'
import { workerServices } from '../../../../test/programs/worker-services.ts'
import { verifyAll } from '../../../app/verify/verify-all.ts'
import { keyOf } from '../../../platform/audit/proof-key.ts'
import { sealAll } from '../../../platform/audit/seal-audit.ts'
import { importInstitution } from './import-institution.ts'

const t = await testApp()
const there = await testApp()
const services = await workerServices(t)
const folder = mkdtempSync(join(tmpdir(), 'hdoc-opened-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('an institution as the platform opens it takes an export; its invited administrator gives way', async () => {
  const office = await freshOffice(t.database)
  const { id: i } = office.institution
  const elena = await aPerson(t.database, i, 'elena', { name: 'Elena', isAdmin: true })
  await registerPapers(t.database, office, 3)
  await sealAll(t.database)
  const asked = await addedExport(t, i, { id: elena, partBytes: 10_000_000 })
  await putParts(services.files, await makeWhole(t, services, { institution: i, id: asked }), folder)

  const { open, plant } = await platformOffice(there)
  await plant(
    `insert into complaint_types (institution_id, name, icon, color, active) values (0, 'Gropi', 'road', '#aa5500', false)`,
  )
  const [opened, used] = [(await open()).body.data, (await open()).body.data]
  const bring = (tag: string) =>
    importInstitution(there.settings, { folder, tag, key: keyOf(t.settings.secret).id, clock: there.clock })
  const usersOf = (id: number) =>
    plant('select username, name from users where institution_id = $1 order by username', [id])

  // Whoever came in already keeps what they have: nothing is brought over it.
  await plant(`update users set state = 'active', last_login_at = now() where institution_id = $1`, [used.id])
  await expect(bring(used.tag)).rejects.toThrow(/\(users\)/)
  expect(await usersOf(used.id)).toEqual([{ username: 'ana.admin', name: 'Ana Admin' }])

  expect(await usersOf(opened.id)).toEqual([{ username: 'ana.admin', name: 'Ana Admin' }])
  await bring(opened.tag)
  expect(await usersOf(opened.id)).toContainEqual({ username: 'elena', name: 'Elena' })
  expect(await usersOf(opened.id)).not.toContainEqual(expect.objectContaining({ username: 'ana.admin' }))
  // The link that she was invited by opens nothing any more.
  expect(await plant('select 1 from account_tokens where institution_id = $1', [opened.id])).toEqual([])
  expect(await plant('select 1 from complaint_types where institution_id = $1', [opened.id])).toEqual([])
  await expect(bring(opened.tag)).rejects.toThrow(/is not empty|nu este goală/)
  await sealAll(there.database)
  expect((await verifyAll(there.settings, { files: false }, () => undefined)).findings).toEqual([])
}, 60_000)
