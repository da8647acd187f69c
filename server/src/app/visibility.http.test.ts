import { randomInt } from 'node:crypto'
import { expect, it } from 'vitest'
import { testApp } from '../../test/browsers/app.ts'
import { runVisibility } from '../../test/visibility/run-visibility.ts'
import { surfaces } from '../../test/visibility/surfaces.ts'
import { openVisibilityOffice } from '../../test/visibility/visibility-office.ts'

const t = await testApp()
const signIn = async (host: string, username: string) => {
  const browser = t.browser(host)
  await browser.signIn(username)
  return browser
}
const office = await openVisibilityOffice(t.database, t.asSuperuser, signIn)
const callers = await Promise.all(office.people.map(({ username }) => signIn(office.host, username)))
const world = { office, asSuperuser: t.asSuperuser, callers }

it.each([['new every time', randomInt(1_000_000), 5]])(
  'whatever the rights (%s, seed %i), every surface shows what the rule of product §13 says',
  {
    timeout: 120_000,
  },
  async (_, seed, settings) => {
    const run = await runVisibility(world, { settings, seed, each: 1 })
    expect(run, `seed ${seed}: ${run.error}\n${run.counterexample}`).toMatchObject({
      failed: false,
      settings,
    })
    expect([...run.compared].filter(([, count]) => count < settings)).toEqual([])
    expect(run.compared.size).toBe(surfaces.length)
  },
)
