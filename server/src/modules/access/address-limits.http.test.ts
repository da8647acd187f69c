import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { hash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { testApp, testPassword } from '../../../test/browsers/app.ts'
import { freshInstitution } from '../../../test/database/database.ts'
import { aPerson } from '../../../test/offices/person.ts'
import { sql } from '../../platform/db/sql.ts'

/** Failures allowed per address in this test: fewer than the default, because each attempt costs a hash. */
const most = 30
const t = await testApp({ limits: { loginFailuresAddress: most } })
const wrong = 'Nu-este-parola-2026'
let halls = 0

async function townHall() {
  const { id, host } = await freshInstitution(t.database)
  const name = `gina.${++halls}`
  await aPerson(t.database, id, name, { name: 'Gina Liliacu' })
  return { id, host, name }
}
/** From a browser that nobody used before. */
const attempt = (host: string, address: string, username: string, password = wrong) =>
  t.browser(host, 'ro', address).post<Failure>('/api/login', { username, password })

describe('an address', () => {
  const guess = (host: string, n: number, password = wrong) =>
    attempt(host, `2001:db8:5:${halls}::${(n + 1).toString(16)}`, `nimeni${n}`, password)

  it('at which nobody signed in is barred after its failures, whatever the end of its address, and only it', async () => {
    const { host, name } = await townHall()
    const answers = await Promise.all(Array.from({ length: most + 10 }, (_, n) => guess(host, n)))
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(most)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
    const inside = await attempt(host, `2001:db8:5:${halls}:ffff::1`, name, testPassword)
    expect(inside.status).toBe(429)
    expect((await attempt(host, '2001:db8:6::1', name, testPassword)).status).toBe(200)
  })

  it('from which people signed in is barred by no number of failures, but each account stays guarded', async () => {
    const hall = await townHall()
    const from = `2001:db8:5:${halls}::1`
    expect((await attempt(hall.host, from, hall.name, testPassword)).status).toBe(200)
    // Another institution has not seen it.
    const other = await townHall()
    const answers = await Promise.all(
      Array.from({ length: most + 10 }, (_, n) => attempt(hall.host, from, `nimeni${n}`)),
    )
    expect(answers.filter(({ status }) => status !== 422)).toEqual([])
    expect((await attempt(hall.host, from, hall.name, testPassword)).status).toBe(200)
    expect((await attempt(other.host, from, other.name, testPassword)).status).toBe(429)
    for (let n = 0; n < 20; n++) expect((await attempt(hall.host, from, hall.name)).status).toBe(422)
    expect((await attempt(hall.host, from, hall.name, testPassword)).status).toBe(429)
  })

  it('is given nothing back by the success of one account, nor is another account', async () => {
    const { id, host, name } = await townHall()
    await aPerson(t.database, id, 'radu')
    const other = await townHall()
    const from = `2001:db8:7:${halls}::1`
    for (let n = 0; n < 20; n++) await attempt(host, `198.51.100.${n}`, 'radu')
    for (let n = 1; n < most; n++) await attempt(host, from, `nimeni${n}`)
    expect((await attempt(host, from, name, testPassword)).status).toBe(200)
    expect((await attempt(host, '198.51.100.200', 'radu', testPassword)).status).toBe(429)
    expect((await attempt(host, from, 'nimeni')).status).toBe(422)
    expect((await attempt(other.host, from, other.name, testPassword)).status).toBe(429)
  })

  it('of a town hall lets 300 clerks with one typo each sign in, on devices it does not know', async () => {
    const { id, host, name } = await townHall()
    const clerks = Array.from({ length: 300 }, (_, n) => `functionar${n}`)
    const cheap = await hash(testPassword, { memoryCost: 1024, timeCost: 1, parallelism: 1 })
    await t.database.inInstitution(id, (db) =>
      db.run(sql`insert into users (institution_id, username, email, name, password_hash)
        select ${id}::bigint, n, n || '@x.example', n, ${cheap} from unnest(${clerks}::text[]) n`),
    )
    const from = '203.0.113.44'
    await attempt(host, from, name, testPassword)
    const typos = await Promise.all(clerks.map((clerk) => attempt(host, from, clerk)))
    expect(typos.filter(({ status }) => status !== 422).map(({ body }) => body)).toEqual([])
    const right = await Promise.all(clerks.map((clerk) => attempt(host, from, clerk, testPassword)))
    expect(right.filter(({ status }) => status !== 200).map(({ body }) => body)).toEqual([])
  })
})

describe('public calls', () => {
  it('let 300 people behind one address open their pages within a minute', async () => {
    const { host } = await townHall()
    const answers = await Promise.all(
      Array.from({ length: 300 }, () => t.browser(host, 'ro', '203.0.113.60').get('/api/register/form')),
    )
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  })

  it('that write are 120 a minute, and more where people of the institution signed in', async () => {
    const { host, name } = await townHall()
    const address = '203.0.113.61'
    const post = async () =>
      (await t.browser(host, 'ro', address).post('/api/login/link', { username: 'nimeni' })).status
    const statuses = await Promise.all(Array.from({ length: 125 }, post))
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    expect((await attempt(host, address, name, testPassword)).status).toBe(200)
    expect(await post()).toBe(200)
  })
})
