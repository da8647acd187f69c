import { readFile, writeFile } from 'node:fs/promises'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { TrailHold } from '@hdoc/contract/trail/activity.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { type CarefulOwner, carefulOwner } from '../../../../test/tampering/careful-owner.ts'
import { type LivedOffice, livedOffice } from '../../../../test/tampering/lived-office.ts'
import { startServer } from '../../../app/serve.ts'
import { startWorker } from '../../../app/worker.ts'
import { sealAll } from '../../../platform/audit/seal-audit.ts'
import { silentLog } from '../../../platform/log.ts'
import { headsPath } from './heads-file.ts'
import { watchHeads } from './watch-heads.ts'

const t = await testApp()
const kept = headsPath(t.settings.dataDir)
/** Any free port. */
const anywhere = { ...t.settings, port: 0 }
let office: LivedOffice
let owner: CarefulOwner

beforeEach(async () => {
  await writeFile(kept, '{"heads": []}').catch(() => undefined)
  office = await livedOffice(t)
  owner = carefulOwner(t, office.institutionId)
})

const putBack = () => owner.putBack({ id: office.last.id, registerId: office.registerId })
const hold = async () => (await office.admin.get<{ hold: TrailHold | null }>('/api/activity/hold')).body.hold
const confirm = (body: object, browser = office.admin) =>
  browser.post<Failure>('/api/activity/confirm_state', body)
const answered = ({ status, body }: { status: number; body: Failure }) => [status, body.code]

describe('an institution that is met in an older state', () => {
  it('gets no numbers of any kind, in any process, and goes on with everything else', async () => {
    await putBack()
    // A registration compares nothing.
    expect((await office.send()).status).toBe(200)
    await office.watch.look()
    const refused = await office.send()
    expect(answered(refused)).toEqual([423, 'NUMBERS_ON_HOLD'])
    expect(refused.body.message).toContain('stare mai veche')
    const reserving = { register_id: office.registerId, count: 1, confirmed: true }
    expect(answered(await office.admin.post<Failure>('/api/number_reservation/add', reserving))).toEqual([
      423,
      'NUMBERS_ON_HOLD',
    ])
    const taking = { id: office.first.id, secondary_register_ids: [office.secondaryId] }
    expect(answered(await office.clerk.post<Failure>('/api/document/take_numbers', taking))).toEqual([
      423,
      'NUMBERS_ON_HOLD',
    ])
    const moving = { id: office.first.id, status: 3, reason: 'În lucru' }
    expect((await office.head.post('/api/document/change_status', moving)).status).toBe(200)
    const neighbour = await livedOffice(t)
    expect((await neighbour.send()).status).toBe(200)
  })

  it('waits for an administrator, who confirms it with a reason that stays in the trail', async () => {
    await putBack()
    await office.watch.look()
    const waiting = await hold()
    expect(waiting).toMatchObject({ can: { confirm: true } })
    expect(waiting!.known_entries).toBeGreaterThan(waiting!.found_entries)
    const id = waiting!.id
    expect((await confirm({ id, reason: 'x' }, t.browser(office.host))).status).toBe(401)
    expect(answered(await confirm({ id, reason: 'x' }, office.clerk))[0]).toBe(403)
    expect(answered(await confirm({ id }))).toEqual([422, 'VALIDATION'])
    expect((await confirm({ id: id + 1, reason: 'Backup' })).status).toBe(404)
    expect((await confirm({ id, reason: 'Backup din 19 noiembrie' })).status).toBe(200)
    expect(await hold()).toBeNull()
    expect((await office.send()).status).toBe(200)
    expect((await confirm({ id, reason: 'Încă o dată' })).status).toBe(404)
    await office.watch.look()
    expect((await office.send()).status).toBe(200)
    await office.seal()
    expect(await office.broken()).toEqual([])
    const trail = await t.asSuperuser<{ actor_name: string; payload: string }>(
      `select e.actor_name, p.payload from audit_entries e join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
        where e.institution_id = ${office.institutionId} and e.action = 'activity.older_state_confirmed'`,
    )
    expect(trail).toMatchObject([{ actor_name: 'Elena Cireșaru' }])
    expect(trail[0]!.payload).toContain('Backup din 19 noiembrie')
  })

  it('is confirmed by administrators only, whoever else sees the trail', async () => {
    await putBack()
    await office.watch.look()
    await aPerson(t.database, office.institutionId, 'curios', { permissions: ['activity.view'] })
    const curious = t.browser(office.host)
    await curious.signIn('curios')
    const seen = (await curious.get<{ hold: TrailHold }>('/api/activity/hold')).body.hold
    expect(seen.can.confirm).toBe(false)
    expect(answered(await confirm({ id: seen.id, reason: 'Eu' }, curious))).toEqual([403, 'ADMIN_ONLY'])
  })

  it('is not confirmed by a row of the database, which bears no signature', async () => {
    await putBack()
    await office.watch.look()
    await owner.plant(
      `update trail_holds set confirmed_at = now(), confirmed_by_name = 'Elena', reason = 'x', key_id = 'x', signature = 'x' where ${owner.own}`,
    )
    expect(await office.broken()).toContain('kept-head')
    expect((await office.send()).status).toBe(200)
    await office.watch.look()
    expect(answered(await office.send())).toEqual([423, 'NUMBERS_ON_HOLD'])
  })

  it('is met again when it is put back once more after it was confirmed', async () => {
    await putBack()
    await office.watch.look()
    await confirm({ id: (await hold())!.id, reason: 'Backup' })
    const again = await office.register()
    await office.seal()
    await owner.putBack({ id: again.id, registerId: office.registerId })
    await office.watch.look()
    expect(answered(await office.send())).toEqual([423, 'NUMBERS_ON_HOLD'])
  })

  it('is met by a process that remembers, when the data folder was put back as well', async () => {
    const before = await readFile(kept, 'utf8')
    const { id } = await office.register()
    await sealAll(t.database)
    await office.watch.look()
    await writeFile(kept, before)
    await owner.putBack({ id, registerId: office.registerId })
    const newcomer = watchHeads({ ...t, log: silentLog })
    await newcomer.look()
    expect((await office.send()).status).toBe(200)
    await office.watch.look()
    expect(answered(await office.send())).toEqual([423, 'NUMBERS_ON_HOLD'])
  })

  it('is met by a server and by a worker at their start', async () => {
    await putBack()
    const server = await startServer(anywhere, t.clock)
    await server.close()
    expect(answered(await office.send())).toEqual([423, 'NUMBERS_ON_HOLD'])
    await owner.plant(`delete from trail_holds where ${owner.own}`)
    expect((await office.send()).status).toBe(200)
    const worker = await startWorker(t.settings, { clock: t.clock, log: silentLog })
    await worker.close()
    expect(answered(await office.send())).toEqual([423, 'NUMBERS_ON_HOLD'])
  })

  it.each([
    ['server', () => startServer(anywhere, t.clock)],
    ['worker', () => startWorker(t.settings, { clock: t.clock, log: silentLog })],
  ] as const)('is met by a running %s when the database comes back', async (_name, start) => {
    const program = await start()
    try {
      await putBack()
      expect((await office.send()).status).toBe(200)
      await t.asSuperuser(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'hdoc listen'`,
      )
      await vi.waitFor(async () => expect(await hold()).not.toBeNull(), 10_000)
      expect(answered(await office.send())).toEqual([423, 'NUMBERS_ON_HOLD'])
    } finally {
      await program.close()
    }
  })
})

describe('the file of heads in the data folder', () => {
  it('is put aside when it was changed, and written anew', async () => {
    await writeFile(kept, (await readFile(kept, 'utf8')).replace(/"seq": \d+/, '"seq": 1'))
    await office.watch.look()
    expect(await office.broken()).toEqual([])
    expect((await office.send()).status).toBe(200)
  })
})
