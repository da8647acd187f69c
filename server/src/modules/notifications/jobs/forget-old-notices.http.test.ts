import { beforeEach, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { freshInstitution } from '../../../../test/database/database.ts'
import { noticeWorker } from '../../../../test/notices/notice-worker.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { checkDeliveries } from '../checks/check-deliveries.ts'
import { forgetOldNotices } from './forget-old-notices.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
const worker = await noticeWorker(t)
let town: { id: number; ana: number }
beforeEach(async () => {
  const { id } = await freshInstitution(t.database)
  town = { id, ana: await aPerson(t.database, id, 'ana') }
})

const daysAgo = (days: number): Date => new Date(t.clock.now().getTime() - days * 86_400_000)
async function planted(number: string, days: number, isRead: boolean): Promise<number> {
  const [row] = await t.asSuperuser<{ id: number }>(
    `insert into notifications (institution_id, user_institution_id, user_id, action, cause, text_key, subject_kind, subject_id, subject_number, at, read_at)
     values ($1, $1, $2, 'new_task', $3::text, 'document_assigned', 'document', 1, $3::text, $4::timestamptz, case when $5::boolean then $4::timestamptz end) returning id::int`,
    [town.id, town.ana, number, daysAgo(days), isRead],
  )
  return row!.id
}
const message = (key: string, notice: number | null, days: number, state: string) =>
  t.asSuperuser(
    `insert into notification_deliveries (institution_id, user_institution_id, user_id, channel, key, notification_id, state, reason, created_at,
                                          due_at, finished_at)
     values ($1, $1, $2, 'email', $3, $4, $5::text, case when $5::text = 'given_up' then 'refused' end, $6::timestamptz, $6::timestamptz,
             case when $5::text in ('sent', 'given_up') then $6::timestamptz end)`,
    [town.id, town.ana, key, notice, state, daysAgo(days)],
  )
const left = async () => {
  const of = (text: string) => t.asSuperuser<{ name: string }>(text, [town.id])
  const notices = await of(
    'select subject_number as name from notifications where institution_id = $1 order by 1',
  )
  const messages = await of(
    'select key as name from notification_deliveries where institution_id = $1 order by 1',
  )
  return [notices, messages].map((rows) => rows.map(({ name }) => name))
}

it('forgets what was read long ago with its messages, keeps what is unread for a year and what is still to leave', async () => {
  await message('sent', await planted('read', 91, true), 91, 'sent')
  await message('waiting', await planted('to leave', 91, true), 91, 'waiting')
  await planted('unread', 300, false)
  await planted('unread for a year', 366, false)
  await message('young', await planted('young', 10, true), 10, 'given_up')
  await message('day:old', null, 95, 'sent')
  await message('day:new', null, 5, 'sent')
  await forgetOldNotices.run(worker.services, {})
  expect(await left()).toEqual([
    ['to leave', 'unread', 'young'],
    ['day:new', 'waiting', 'young'],
  ])
})

it('forgets what no server was ever set up for, the mails of a day too', async () => {
  await message('never', await planted('read', 91, true), 91, 'waiting')
  await message('never, unread', await planted('unread', 91, false), 91, 'waiting')
  await message('day:never', null, 91, 'waiting')
  await t.asSuperuser(
    `update notification_deliveries set reason = 'not_configured' where institution_id = $1`,
    [town.id],
  )
  await forgetOldNotices.run(worker.services, {})
  expect(await left()).toEqual([['unread'], ['never, unread']])
})

it('verify finds messages that nobody tries any more, and no others', async () => {
  const find = () => t.database.asPlatform('test', (db) => checkDeliveries(db, town.id, t.clock.now()))
  const notice = await planted('x', 5, false)
  await message('sent', notice, 5, 'sent')
  await message('given up', notice, 5, 'given_up')
  await message('new', notice, 1, 'waiting')
  await message('not set up', notice, 5, 'waiting')
  await t.asSuperuser(
    `update notification_deliveries set reason = 'not_configured' where institution_id = $1 and key = 'not set up'`,
    [town.id],
  )
  expect(await find()).toEqual([])
  await message('stranded', notice, 3, 'failed')
  await message('stranded too', notice, 4, 'waiting')
  expect((await find()).map(({ rule, sentence }) => [rule, /: (\d+),/.exec(sentence.en)?.[1]])).toEqual([
    ['stranded-message', '2'],
  ])
})
