import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { freshInstitution } from '../../../../test/database/database.ts'
import { noticeWorker } from '../../../../test/notices/notice-worker.ts'
import { aGroup, aPerson } from '../../../../test/offices/person.ts'
import { type Telling, tell } from './tell.ts'

const t = await testApp()
const worker = await noticeWorker(t)
type Row = { user_id: number; action: string; in_panel: boolean }

const rows = (institution: number) =>
  t.asSuperuser<Row>(
    'select user_id::int, action, in_panel from notifications where institution_id = $1 order by id',
    [institution],
  )
const messages = (institution: number) =>
  t.asSuperuser<{ user_id: number; channel: string; key: string }>(
    'select user_id::int, channel, key from notification_deliveries where institution_id = $1 order by id',
    [institution],
  )
const choose = (institution: number, user: number, on: string[], off: string[], pace = 'at_once') =>
  t.asSuperuser(
    `insert into notification_choices (institution_id, user_institution_id, user_id, turned_on, turned_off, email_pace)
     values ($1, $1, $2, $3, $4, $5)`,
    [institution, user, on, off, pace],
  )
let causes = 0

async function town() {
  const { id } = await freshInstitution(t.database)
  const [ana, ion] = [await aPerson(t.database, id, 'ana'), await aPerson(t.database, id, 'ion')]
  const say = (people: readonly number[], more: Partial<Telling<'document_assigned'>> = {}) =>
    t.worker.inInstitution(id, (db) =>
      tell(db, {
        text: 'document_assigned',
        values: { by: 'Dan' },
        subject: { id: 7, number: 'RG-7', title: 'Cerere' },
        cause: `test:${++causes}`,
        at: t.clock.now(),
        persons: people.map((one) => ({ institutionId: id, id: one })),
        ...more,
      }),
    )
  return { id, ana, ion, say }
}

beforeEach(async () => {
  t.clock.set('2026-11-20T10:00:00+02:00')
  await worker.send()
  worker.mails.length = 0
})

describe('telling people', () => {
  it('makes one row each, once for a cause, and none for who did it', async () => {
    const { id, ana, ion, say } = await town()
    const by = { institutionId: id, id: ion }
    expect(await say([ana, ion, ana], { cause: 'one', by })).toBe(1)
    expect(
      await Promise.all([say([ana, ion], { cause: 'one' }), say([ana, ion], { cause: 'one' })]),
    ).toContain(0)
    expect((await rows(id)).map(({ user_id }) => user_id).sort()).toEqual([ana, ion].sort())
    expect(await say([ana], { cause: 'two' })).toBe(1)
  })

  it('tells nobody who left, nobody of another institution, and people of the platform in the panel alone', async () => {
    const { id, ana, say } = await town()
    const other = await town()
    const left = await aPerson(t.database, id, 'plecat', { active: false })
    const root = await aPerson(t.database, 0, `root${id}`, { isAdmin: true })
    const persons = [
      { institutionId: id, id: left },
      { institutionId: id, id: other.ana },
      { institutionId: other.id, id: other.ana },
      { institutionId: 0, id: root },
      { institutionId: id, id: ana },
    ]
    expect(await say([], { persons, text: 'document_assigned' })).toBe(2)
    expect((await rows(id)).map(({ user_id }) => user_id).sort()).toEqual([ana, root].sort())
    expect(await messages(id)).toEqual([])
    expect(await rows(other.id)).toEqual([])
  })

  it('follows the departments, and the person above them; who wants nothing gets no row', async () => {
    const { id, ana, ion, say } = await town()
    const taxes = await aGroup(t.database, id, 'Taxe')
    await t.asSuperuser(`update user_groups set notice_types = '{new_task.email}' where id = $1`, [taxes])
    const dan = await aPerson(t.database, id, 'dan', { groupIds: [taxes] })
    await choose(id, ana, [], ['new_task.panel', 'new_task.push'])
    await choose(id, ion, ['new_task.email'], ['new_task.panel'])
    await say([ana, ion, dan])
    expect((await rows(id)).map(({ user_id, in_panel }) => [user_id, in_panel])).toEqual([
      [ion, false],
      [dan, false],
    ])
    expect((await messages(id)).map(({ user_id, channel }) => [user_id, channel])).toEqual([
      [ion, 'email'],
      [dan, 'email'],
    ])
  })

  it('sends at most one SMS to a person about a document a day', async () => {
    const { id, ana, ion, say } = await town()
    await t.asSuperuser(`update users set phone = '0722000111' where id = $1`, [ana])
    await choose(id, ana, ['new_task.sms'], [])
    await choose(id, ion, ['new_task.sms'], [])
    await say([ana, ion])
    await say([ana, ion])
    await say([ana], { subject: { id: 8, number: 'RG-8' } })
    t.clock.set('2026-11-21T00:30:00+02:00')
    await say([ana])
    expect((await messages(id)).map(({ user_id, key }) => [user_id, key])).toEqual([
      [ana, 'document:7:2026-11-20'],
      [ana, 'document:8:2026-11-20'],
      [ana, 'document:7:2026-11-21'],
    ])
  })

  it('pushes to each browser of the person', async () => {
    const { id, ana, say } = await town()
    for (const name of ['a', 'b'])
      await t.asSuperuser(
        `insert into push_devices (institution_id, user_institution_id, user_id, endpoint, p256dh, auth, added_at)
         values ($1, $1, $2, $3, 'x', 'y', now())`,
        [id, ana, `https://fcm.googleapis.com/${id}/${name}`],
      )
    await say([ana])
    expect((await messages(id)).map(({ channel }) => channel)).toEqual(['push', 'push'])
  })

  it('gathers what is told of in one mail of the day, which takes no more once it leaves', async () => {
    const { id, ana, say } = await town()
    await choose(id, ana, ['new_task.email'], [], 'daily')
    const digests = () =>
      t.asSuperuser<{ key: string; due_at: string; notices: number }>(
        `select d.key, d.due_at, (select count(*)::int from notifications n where n.digest_id = d.id) as notices
           from notification_deliveries d where institution_id = $1 order by id`,
        [id],
      )
    await Promise.all([say([ana]), say([ana]), say([ana])])
    const due_at = '2026-11-21T06:00:00.000Z'
    expect(await digests()).toEqual([{ key: 'day:2026-11-21', due_at, notices: 3 }])
    expect(worker.mails).toEqual([])
    await worker.send()
    const [mail] = worker.mails.splice(0)
    expect(mail?.subject).toContain('Rezumat zilnic: 3 notificări')
    expect(mail?.messageId).toMatch(new RegExp(`^<notice\\.${id}\\.\\d+@`))
    await say([ana])
    expect(await digests()).toEqual([
      { key: 'day:2026-11-21', due_at, notices: 3 },
      { key: 'day:2026-11-22', due_at: '2026-11-22T06:00:00.000Z', notices: 1 },
    ])
    await worker.send()
    expect(worker.mails.splice(0)).toHaveLength(1)
  })

  it('asks for the hour of the institution', async () => {
    const { id, ana, say } = await town()
    await choose(id, ana, ['new_task.email'], [], 'daily')
    await t.asSuperuser('update institution_settings set digest_hour = 16 where institution_id = $1', [id])
    await say([ana])
    expect((await messages(id)).map(({ key }) => key)).toEqual(['day:2026-11-20'])
  })
})
