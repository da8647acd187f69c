import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it, vi } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { clerkOffice } from '../../../test/offices/clerk-office.ts'
import { aPerson } from '../../../test/offices/person.ts'
import { liveServer, workOff } from '../../../test/streams/live-office.ts'

const t = await testApp()
const office = await clerkOffice(t)
const { institutionId, host, clerk, people } = office
const one = await liveServer(t, host)
const head = await office.as('elena')
const reader = await office.as('radu')

describe('who listens', () => {
  it('guests do not', async () => {
    const guest = await one.listen(t.browser(host))
    expect(guest.status).toBe(401)
  })

  it('signing out, a changed right and a changed person end the stream, each with its reason', async () => {
    const ends: [string, string, (id: number) => Promise<unknown>][] = [
      ['session', 'iese', async () => leaver.post('/api/logout')],
      [
        'rights',
        'drept',
        (id) =>
          t.asSuperuser(
            `insert into user_permissions (institution_id, user_id, permission) values ($1, $2, 'document.annul')`,
            [institutionId, id],
          ),
      ],
      ['session', 'oprit', (id) => t.asSuperuser(`update users set state = 'inactive' where id = $1`, [id])],
    ]
    let leaver = reader
    for (const [why, username, act] of ends) {
      const id = await aPerson(t.database, institutionId, username, { permissions: ['document.list'] })
      leaver = t.browser(host)
      await leaver.signIn(username)
      await workOff(t)
      const page = await one.listen(leaver)
      await act(id)
      // What changed stands in the trail as an act on the person.
      await t.asSuperuser(`select tell_live($1, 'user', 'user.updated', array[$2::bigint])`, [
        institutionId,
        id,
      ])
      await workOff(t)
      await vi.waitFor(() => expect(page.heard.at(-1)).toMatchObject({ event: 'end', data: { why } }))
      await vi.waitFor(() => expect(page.ended()).toBe(true))
    }
  })

  it('a listening page does not keep its session from ending for want of use', async () => {
    const before = await t.asSuperuser('select last_seen_at from sessions where user_id = $1', [
      people.reader,
    ])
    t.clock.advance(5 * 60_000)
    const page = await one.listen(reader)
    page.close()
    const opened = await t.asSuperuser('select last_seen_at from sessions where user_id = $1', [
      people.reader,
    ])
    expect(opened).not.toEqual(before)
    t.clock.advance(5 * 60_000)
    const unattended = await reader.get('/api/live/stream?once=1', { 'x-hdoc-unattended': '1' })
    expect(unattended.status).toBe(200)
    expect(
      await t.asSuperuser('select last_seen_at from sessions where user_id = $1', [people.reader]),
    ).toEqual(opened)
  })
})

describe('limits', () => {
  it('beyond the limit of the process a page is refused politely; one that leaves makes room', async () => {
    const small = await liveServer(t, host, { settings: { live: { streams: 2, streamsOfPerson: 5 } } })
    const pages = [await small.listen(reader), await small.listen(head)]
    const refused = await small.listen(clerk)
    expect([refused.status, small.hub.count()]).toEqual([503, 2])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(20)
    pages[0]!.close()
    await vi.waitFor(() => expect(small.hub.count()).toBe(1))
    const third = await small.listen(clerk)
    expect(third.status).toBe(200)
    for (const page of [pages[1]!, third]) page.close()
  })

  it('one person cannot take all the room', async () => {
    const small = await liveServer(t, host, { settings: { live: { streams: 10, streamsOfPerson: 2 } } })
    const pages = [await small.listen(reader), await small.listen(reader)]
    expect((await small.listen(reader)).status).toBe(429)
    expect((await small.listen(head)).status).toBe(200)
    for (const page of pages) page.close()
  })

  it('says now and then that it is there, and ends all streams when the server stops', async () => {
    const quick = await liveServer(t, host, { beatMs: 50 })
    const pages = [await quick.listen(reader), await quick.listen(head)]
    await vi.waitFor(() => expect(pages[0]!.heard.map(({ event }) => event)).toContain('beat'))
    await quick.app.close()
    for (const page of pages) {
      await vi.waitFor(() => expect(page.ended()).toBe(true))
      expect(page.heard.at(-1)).toMatchObject({ event: 'end', data: { why: 'stopping' } })
    }
  })

  it('refuses other parameters', async () => {
    const { status, body } = await reader.get<Failure>('/api/live/stream?behind=99999999')
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['behind']])
  })
})
