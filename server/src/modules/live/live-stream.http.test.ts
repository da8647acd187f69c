import { afterAll, describe, expect, it, vi } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { clerkOffice } from '../../../test/offices/clerk-office.ts'
import { heardIn } from '../../../test/streams/listen-live.ts'
import { liveServer, workOff } from '../../../test/streams/live-office.ts'
import { startWorker } from '../../app/worker.ts'
import { silentLog } from '../../platform/log.ts'
import { tellLive } from './queries/live-changes.ts'

const t = await testApp()
const office = await clerkOffice(t)
const { institutionId, host, people } = office
const one = await liveServer(t, host)
const other = await liveServer(t, host)
const head = await office.as('elena')
const reader = await office.as('radu')

const RESTRICTED = 4
const comment = async (documentId: number, text = 'De văzut.') => {
  const { status, body } = await head.post('/api/document_comment/add', {
    document_id: documentId,
    body: text,
  })
  expect(status, JSON.stringify(body)).toBe(200)
}
const commented = (id: number) => ({ what: 'document.commented', id })

describe('what open pages are told', () => {
  it('of an act by somebody else, at once and with a position; of an own one, marked', async () => {
    const { id } = await office.register()
    await workOff(t)
    const [theirs, own] = [await one.listen(reader), await one.listen(head)]
    expect([theirs.status, theirs.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8'])
    expect(theirs.headers['cache-control']).toContain('no-store')
    await comment(id)
    await workOff(t)
    await vi.waitFor(() => expect(theirs.told()).toHaveLength(1))
    expect(theirs.told()[0]!.changes).toEqual([commented(id)])
    expect(theirs.told()[0]!.id).toBeGreaterThan(theirs.heard[0]!.id!)
    await vi.waitFor(() => expect(own.told()).toHaveLength(1))
    expect(own.told()[0]!.changes).toEqual([{ ...commented(id), own: true }])
    for (const page of [theirs, own]) page.close()
  })

  it('many registrations are one change, without their ids', async () => {
    const page = await one.listen(reader)
    await Promise.all([1, 2, 3].map(() => office.register()))
    await workOff(t)
    await vi.waitFor(() => expect(page.told()).not.toEqual([]))
    expect(page.told().flatMap(({ changes }) => changes)).toEqual([{ what: 'document.registered' }])
    page.close()
  })

  it('nobody hears of what they may not see, neither its id nor that it happened', async () => {
    const { id } = await office.register()
    const { id: open } = await office.register()
    await workOff(t)
    const [stranger, seer] = [await one.listen(reader), await one.listen(head)]
    await t.asSuperuser('update documents set access_level = $2 where id = $1', [id, RESTRICTED])
    await comment(id)
    await workOff(t)
    await comment(open)
    await workOff(t)
    // Changes that come close to each other may be told together.
    await vi.waitFor(() => expect(seer.told().flatMap(({ changes }) => changes)).toHaveLength(2))
    await vi.waitFor(() => expect(stranger.told()).toHaveLength(1))
    expect(stranger.told()[0]!.changes).toEqual([commented(open)])
    for (const page of [stranger, seer]) page.close()
  })

  it('what is told to one person is told to nobody else', async () => {
    const [meant, else_] = [await one.listen(reader), await one.listen(head)]
    await t.database.inInstitution(institutionId, (db) =>
      tellLive(
        db,
        { subjectType: 'notification', action: 'notification.changed' },
        { institutionId, id: people.reader },
      ),
    )
    await workOff(t)
    await vi.waitFor(() => expect(meant.told()).toHaveLength(1))
    expect(meant.told()[0]!.changes).toEqual([{ what: 'notification.changed' }])
    await comment((await office.register()).id)
    await workOff(t)
    await vi.waitFor(() => expect(else_.told()).not.toEqual([]))
    expect(JSON.stringify(else_.told())).not.toContain('notification')
    for (const page of [meant, else_]) page.close()
  })

  it('another institution hears nothing', async () => {
    const elsewhere = await clerkOffice(t)
    const theirs = await liveServer(t, elsewhere.host)
    await workOff(t)
    const page = await theirs.listen(elsewhere.clerk)
    await comment((await office.register()).id)
    await workOff(t)
    await elsewhere.register()
    await workOff(t)
    await vi.waitFor(() => expect(page.told()).not.toEqual([]))
    expect(page.told().flatMap(({ changes }) => changes)).toEqual([
      { what: 'document.registered', own: true },
    ])
    page.close()
  })
})

describe('several processes, and a break', () => {
  it('two processes on one database tell the same under the same positions', async () => {
    const { id } = await office.register()
    await workOff(t)
    const [here, there] = [await one.listen(reader), await other.listen(reader)]
    for (let n = 0; n < 5; n++) {
      await comment(id, `Rândul ${n}.`)
      await workOff(t)
    }
    await vi.waitFor(() => expect(here.told().flatMap(({ changes }) => changes)).not.toEqual([]))
    await vi.waitFor(() => expect(here.position()).toBe(there.position()))
    await vi.waitFor(() => expect(here.told().at(-1)).toEqual(there.told().at(-1)))
    for (const page of [here, there]) page.close()
  })

  it('who resumes, at any process, hears everything once and in order', async () => {
    const ids = [await office.register(), await office.register(), await office.register()].map(
      ({ id }) => id,
    )
    await workOff(t)
    const page = await one.listen(reader)
    await comment(ids[0]!)
    await workOff(t)
    await vi.waitFor(() => expect(page.told()).toHaveLength(1))
    const after = page.position()!
    page.close()
    await comment(ids[1]!)
    await workOff(t)
    await comment(ids[2]!)
    await workOff(t)
    const resumed = await other.listen(reader, { after })
    await vi.waitFor(() => expect(resumed.told().flatMap(({ changes }) => changes)).toHaveLength(2))
    expect(resumed.told().flatMap(({ changes }) => changes)).toEqual([commented(ids[1]!), commented(ids[2]!)])
    expect(resumed.told().at(-1)!.id).toBeGreaterThan(after)
    // Nothing is left to tell to who resumes from there.
    const again = await one.listen(reader, { after: resumed.position()! })
    await comment(ids[0]!)
    await workOff(t)
    await vi.waitFor(() => expect(again.told()).toHaveLength(1))
    expect(again.told()[0]!.changes).toEqual([commented(ids[0]!)])
    for (const one_ of [resumed, again]) one_.close()
  })

  it('changes that commit while many pages connect are told once to each', async () => {
    const { id } = await office.register()
    await workOff(t)
    const after = (await one.listen(reader)).position()
    const pages = await Promise.all(
      Array.from({ length: 10 }, async (_, n) => {
        await comment(id, `Între timp ${n}.`)
        const opening = (n % 2 === 0 ? one : other).listen(reader, after === undefined ? {} : { after })
        await workOff(t)
        return opening
      }),
    )
    await vi.waitFor(() => expect(new Set(pages.map((page) => page.position())).size).toBe(1))
    for (const page of pages) {
      const positions = page.told().map((told) => told.id!)
      expect(positions).toEqual([...new Set(positions)].sort((a, b) => a - b))
      page.close()
    }
  })

  it('who was away for too long, or comes from a later state, reads everything anew', async () => {
    await comment((await office.register()).id)
    await workOff(t)
    const first = await one.listen(reader)
    await vi.waitFor(() => expect(first.position()).toBeGreaterThan(1))
    await t.asSuperuser('delete from live_changes where institution_id = $1', [institutionId])
    for (const after of [1, first.position()! + 1_000]) {
      const page = await one.listen(reader, { after })
      await vi.waitFor(() => expect(page.heard.map(({ event }) => event)).toEqual(['hello', 'reset']))
      expect(page.position()).toBe(first.position())
      page.close()
    }
    first.close()
  })

  it('a page that begins hears what happened while it was loading', async () => {
    const { id } = await office.register()
    await comment(id)
    await workOff(t)
    const page = await one.listen(reader, { behind: 60_000 })
    await vi.waitFor(() =>
      expect(page.told().flatMap(({ changes }) => changes)).toContainEqual(commented(id)),
    )
    const none = await one.listen(reader)
    await vi.waitFor(() => expect(none.heard).toHaveLength(1))
    for (const one_ of [page, none]) one_.close()
  })

  it('asked once, it tells what has happened and ends', async () => {
    const { id } = await office.register()
    await comment(id)
    await workOff(t)
    const answer = await reader.get<string>('/api/live/stream?once=1&behind=60000')
    const [hello, changes] = heardIn(answer.body)
    expect([answer.status, hello!.event, changes!.event]).toEqual([200, 'hello', 'changes'])
    expect(changes!.data).toContainEqual(commented(id))
  })
})

describe('beside a running worker', () => {
  it('a change is told without anybody asking for it', async () => {
    const worker = await startWorker(t.settings, { log: silentLog })
    afterAll(() => worker.close())
    const { id } = await office.register()
    const page = await one.listen(reader)
    await comment(id)
    await vi.waitFor(
      () => expect(page.told().flatMap(({ changes }) => changes)).toContainEqual(commented(id)),
      {
        timeout: 15_000,
      },
    )
    page.close()
  })
})
