import { setTimeout } from 'node:timers/promises'
import { leastSeconds } from '@hdoc/contract/public-forms/public-form-kinds.ts'
import { type HttpConnection, openHttp } from '../open-http.ts'
import type { Session } from '../sign-in.ts'

export type Flood = { sends: number; addresses: number; connections: number }
/** How often each status came; `begun`: files that were begun. */
export type Flooded = { statuses: Map<number, number>; begun: number; seconds: number; times: number[] }

/** Keys that one connection opens before it waits until its forms may be sent. */
const KEYS = 25
/** Every so many forms bring the beginning of a file, as large as a file may be. */
const WITH_FILE = 5
const FILE_BYTES = 10 * 1024 * 1024
const SENT_BYTES = 256 * 1024

/** Addresses of a flood: a tenth of them behind one subscriber’s address of IPv6. */
const addressOf = (n: number): string =>
  n % 10 === 0 ? `2001:db8:f:f::${n.toString(16)}` : `10.${Math.floor(n / 250)}.${n % 250}.7`

async function begin(connection: HttpConnection, host: string): Promise<Session> {
  const answer = await connection.send('GET', '/api/csrf-cookie', { 'x-requested-with': 'XMLHttpRequest' })
  const pair = (answer.headers.get('set-cookie') ?? []).map((one) => one.split(';')[0]).join('; ')
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(pair)?.[1] ?? '')
  return { host, cookie: pair, 'x-requested-with': 'XMLHttpRequest', 'x-xsrf-token': token }
}

/** Sends so many contact forms from so many addresses, told by a trusted proxy, as fast as the connections allow. */
export async function floodForms(
  { port, host }: { port: number; host: string },
  { sends, addresses, connections }: Flood,
): Promise<Flooded> {
  const flooded: Flooded = { statuses: new Map(), begun: 0, seconds: 0, times: [] }
  let next = 0
  const began = performance.now()
  const count = (status: number) => flooded.statuses.set(status, (flooded.statuses.get(status) ?? 0) + 1)
  const bytes = 'x'.repeat(SENT_BYTES)

  async function sendOne(
    connection: HttpConnection,
    session: Session,
    { n, key }: { n: number; key: string },
  ): Promise<void> {
    const from = { ...session, 'x-forwarded-for': addressOf(n % addresses), 'x-forwarded-proto': 'http' }
    if (n % WITH_FILE === 0) {
      const file = await connection.send(
        'POST',
        `/api/public_form/file?k=${encodeURIComponent(key)}`,
        {
          ...from,
          ...{ 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' },
          'upload-length': String(FILE_BYTES),
          'upload-metadata': `filename ${Buffer.from('a.pdf').toString('base64')}`,
        },
        bytes,
      )
      if (file.status === 201) flooded.begun++
    }
    const email = `rau.${n}@test.example`
    const body = JSON.stringify({
      ...{ key, email, email_confirmation: email, terms: true, category: 'other' },
      ...{ subject: `Mesajul ${n}`, message: `${n} ${'potop '.repeat(800)}`.slice(0, 5000) },
    })
    const start = performance.now()
    const answer = await connection.send(
      'POST',
      '/api/contact_message/send',
      { ...from, 'content-type': 'application/json' },
      body,
    )
    flooded.times.push(performance.now() - start)
    count(answer.status)
    if (answer.status >= 500) throw new Error(`the flood was answered ${answer.status}: ${answer.body}`)
  }

  async function attack(): Promise<void> {
    const connection = await openHttp(port, host)
    const session = await begin(connection, `${host}:${port}`)
    while (next < sends) {
      const mine = Array.from({ length: Math.min(KEYS, sends - next) }, () => next++)
      const opened: { n: number; key: string }[] = []
      for (const n of mine) {
        const answer = await connection.send('GET', '/api/public_form/open/contact_message', {
          ...session,
          'x-forwarded-for': addressOf(n % addresses),
        })
        if (answer.status === 200) opened.push({ n, key: JSON.parse(answer.body.toString()).key })
        else count(answer.status)
      }
      await setTimeout(leastSeconds * 1000)
      for (const one of opened) await sendOne(connection, session, one)
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: connections }, attack))
  flooded.seconds = (performance.now() - began) / 1000
  return flooded
}
