import { randomBytes, randomInt } from 'node:crypto'
import { expect, it } from 'vitest'
import { testApp } from '../../test/browsers/app.ts'
import { mailbox } from '../../test/browsers/mailbox.ts'
import { citizenOf } from '../../test/complaints/citizen.ts'
import { complaintOffice } from '../../test/complaints/complaint-office.ts'

const t = await testApp()
const box = await mailbox(t)
const GUESSES = 20_000
const ADDRESSES = 1_000
/** So many of the addresses belong to one subscriber, whose neighbours are people. */
const OF_ONE_SUBSCRIBER = 400
const AT_ONCE = 8

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
const invented = (length: number): string =>
  [...randomBytes(length)].map((byte) => letters[byte % 32]).join('')
const addressOf = (n: number): string =>
  n < OF_ONE_SUBSCRIBER
    ? `2001:db8:5:5::${n.toString(16)}`
    : `10.${Math.floor(n / 250)}.${n % 250}.${randomInt(1, 250)}`

it('20,000 guesses at links, codes and tracking codes find nothing, and people behind the same address go on', async () => {
  const office = await complaintOffice(t)
  const at = { host: office.host, typeId: office.typeId }
  // What can be guessed at: forms that wait with their codes, complaints with tracking codes and second secrets.
  const keys: string[] = []
  for (let n = 0; n < 20; n++) keys.push((await citizenOf(t, box, at).send()).key)
  const tracked = await citizenOf(t, box, at).confirmed()
  const robot = t.browser(office.host)
  await robot.get('/api/csrf-cookie')
  const headers = { 'x-xsrf-token': robot.cookies.get('XSRF-TOKEN') ?? '' }
  const statuses = new Map<string, number>()
  const guess = async (n: number): Promise<void> => {
    const [kind, call] = [
      ['link', { method: 'GET', url: `/api/public_form/show/${invented(40)}` }] as const,
      ['link', { url: '/api/public_form/confirm', payload: { token: invented(40) } }] as const,
      ['tracking', { method: 'GET', url: `/api/tracking/get/${invented(20)}` }] as const,
      ['second', { method: 'GET', url: `/api/portal_complaint/own?k=${invented(40)}` }] as const,
      [
        'code',
        {
          url: '/api/public_form/confirm_code',
          payload: { key: keys[n % keys.length], code: String(randomInt(1_000_000)).padStart(6, '0') },
        },
      ] as const,
    ][n % 5]!
    const { status } = await robot.send({
      method: 'POST',
      ...call,
      headers,
      remoteAddress: addressOf(n % ADDRESSES),
    })
    const counted = `${kind} ${status}`
    statuses.set(counted, (statuses.get(counted) ?? 0) + 1)
  }
  let next = 0
  const guesser = async (until: number) => {
    while (next < until) await guess(next++)
  }
  const guessUntil = (until: number) => Promise.all(Array.from({ length: AT_ONCE }, () => guesser(until)))
  /** Sends, confirms and follows from behind the subscriber's address. */
  const person = async (host: number) => {
    const citizen = citizenOf(t, box, at, `2001:db8:5:5:ffff::${host}`)
    const { result, secret } = await citizen.confirmed()
    expect(result?.number).not.toBe('')
    expect((await citizen.own(secret)).status).toBe(200)
    const followed = await citizen.browser.get(`/api/tracking/get/${tracked.result?.tracking_code}`)
    expect(followed.status).toBe(200)
  }
  await guessUntil(GUESSES / 2)
  await person(1)
  await guessUntil(GUESSES)
  await person(2)

  const hits = [...statuses].filter(([counted]) => / 2\d\d$/.test(counted))
  expect(hits).toEqual([])
  expect([...statuses.values()].reduce((sum, n) => sum + n)).toBe(GUESSES)
  // Codes were looked at for ten tries of each form at most; everything else ran into the limits.
  expect(statuses.get('code 422') ?? 0).toBeLessThanOrEqual(200)
  for (const kind of ['link', 'tracking', 'second'])
    expect(statuses.get(`${kind} 429`), kind).toBeGreaterThan(GUESSES / 20)
}, 180_000)
