import { expect, it } from 'vitest'
import { testApp } from '../../test/browsers/app.ts'
import type { Rights } from '../../test/visibility/rights.ts'
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

it.each([['the same every time', 13, 35]])(
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

it('finds a clause that is missing, and shrinks it to little', { timeout: 120_000 }, async () => {
  const [found] = await t.asSuperuser<{ source: string }>(
    `select pg_get_functiondef('register_rights'::regproc) as source`,
  )
  const planted = found!.source.replace('a.can_see AND', '')
  expect(planted).not.toBe(found!.source)
  await t.asSuperuser(planted)
  const run = await runVisibility(world, {
    settings: 40,
    seed: 13,
    each: 1,
    surfaces: surfaces.slice(0, 1),
  })
  await t.asSuperuser(found!.source)
  expect(run.failed).toBe(true)
  const [rights] = JSON.parse(run.counterexample) as [Rights]
  expect(rights.registers.flat()).toMatchObject([{ see: false }])
})
