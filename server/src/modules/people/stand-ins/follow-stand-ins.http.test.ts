import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { caseOffice } from '../../../../test/offices/case-office.ts'
import { silentLog } from '../../../platform/log.ts'
import { followStandIns, type InInstitution, type WorkOfOthers, type WorkPlace } from './follow-stand-ins.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

/** Ana is away and Călin does her work: the pieces 1 to `pieces`, of which a run shows each to him. */
async function away(pieces: number) {
  const { institutionId, ids, sign } = await caseOffice(t)
  const ana = await sign('ana')
  const named = await ana.post<{ id: number }>('/api/substitute/add', {
    substitute_id: ids.calin,
    tasks: 'cases',
    from_on: '2026-11-20',
    until_on: '2026-11-27',
  })
  expect(named.status).toBe(200)
  const inside: InInstitution = {
    institutionId,
    clock: t.clock,
    log: silentLog,
    tx: (work) => t.worker.inInstitution(institutionId, work),
  }
  const all = Array.from({ length: pieces }, (_, n) => n + 1)
  const follow = async (show: (id: number) => Promise<unknown> = async () => undefined) => {
    const [asked, shown]: [WorkPlace[], number[]] = [[], []]
    const work: WorkOfOthers = {
      kind: 'cases',
      list: async (_, place) => {
        asked.push(place)
        return all.filter((id) => id > place.after).slice(0, place.limit)
      },
      show: async (_, id) => {
        await show(id)
        shown.push(id)
      },
    }
    const done = await followStandIns(inside, work)
    return { asked, shown, done }
  }
  const end = async () =>
    expect((await ana.post('/api/substitute/end', { id: named.body.id })).status).toBe(200)
  return { ids, all, follow, end }
}

it('work of several pages is gone through to its end, each piece once, and not again by the next run', async () => {
  const { ids, all, follow } = await away(250)
  const { asked, shown, done } = await follow()
  expect(shown).toEqual(all)
  expect(done).toBe(250)
  expect(asked.map(({ userId, after }) => [userId, after])).toEqual([0, 100, 200].map((n) => [ids.ana, n]))
  expect(await follow()).toEqual({ asked: [], shown: [], done: 0 })
})

it('pieces that fail on any page stop no other, and all are gone through until none fails', async () => {
  const { all, follow } = await away(150)
  const broken = new Set([1, 100, 150])
  const first = await follow(async (id) => {
    if (broken.has(id)) throw new Error('broken')
  })
  expect(first.shown).toEqual(all.filter((id) => !broken.has(id)))
  expect(first.done).toBe(147)
  expect((await follow()).shown).toEqual(all)
  expect((await follow()).shown).toEqual([])
})

it('a substitution that ended before its work was gone through is gone through once more, to take it away', async () => {
  const { all, follow, end } = await away(2)
  const failed = await follow(() => Promise.reject(new Error('broken')))
  expect(failed.shown).toEqual([])
  await end()
  expect((await follow()).shown).toEqual(all)
  expect((await follow()).shown).toEqual([])
})

it('one that ends while its work is shown stays to be taken away', async () => {
  const { all, follow, end } = await away(2)
  const during = await follow(async (id) => {
    if (id !== 1) return
    await end()
    // The job that the ending wrote runs beside this one and comes to a piece that fails.
    await follow(() => Promise.reject(new Error('broken')))
  })
  expect(during.shown).toEqual(all)
  expect((await follow()).shown).toEqual(all)
  expect((await follow()).shown).toEqual([])
})
