import { beforeEach, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { clerkOffice } from '../../../../test/offices/clerk-office.ts'
import { findDamage } from '../../../app/verify/find-damage.ts'

const now = '2026-11-20T10:00:00+02:00'
const t = await testApp({
  now,
  limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 },
})
beforeEach(() => t.clock.set(now))

it.each([
  // Saturday the 5th; Saturday the 16th.
  ['2026-11-25T10:00:00+02:00', 'RG-0003/2026', '2026-12-07'],
  ['2028-12-06T10:00:00+02:00', 'RG-0002/2028', '2028-12-18'],
])(
  'a clock that was once at %s: the register goes on, says so, and is reported',
  async (ahead, number, deadline) => {
    const { register, docTypeId, institutionId } = await clerkOffice(t)
    await t.asSuperuser('update doc_types set deadline_days = 10 where id = $1', [docTypeId])
    const damage = async () =>
      (await findDamage(t.database, { institutionId, now: t.clock.now() })).map(({ sentence }) => sentence.ro)
    expect((await register()).ahead_of_clock).toBeUndefined()
    t.clock.set(ahead)
    await register()
    expect(await damage()).toEqual([])
    t.clock.set(now)
    const day = ahead.slice(0, 10)
    const made = await register()
    expect(made).toMatchObject({ number, registered_on: day, deadline_on: deadline, ahead_of_clock: true })
    expect(await damage()).toEqual([
      expect.stringMatching(
        `registrul RG: ultimul număr a fost dat la ${day} 10:00:00, un moment viitor\\. Ceasul serverului a fost înainte`,
      ),
    ])
    t.clock.set(ahead)
    expect((await register()).ahead_of_clock).toBeUndefined()
    expect(await damage()).toEqual([])
  },
)
