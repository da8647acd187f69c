import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, it, vi } from 'vitest'
import { testApp } from '../../test/browsers/app.ts'
import { connectionBeside } from '../../test/database/cluster.ts'
import { type Added, clerkOffice } from '../../test/offices/clerk-office.ts'

const t = await testApp()

it('finishes the calls it has accepted when it stops, and takes no more', async () => {
  const { clerk, paper, registerId, host } = await clerkOffice(t)
  const { port } = new URL(await t.app.listen({ port: 0, host: '127.0.0.1' }))
  const send = (): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const call = request(
        {
          port,
          host: '127.0.0.1',
          method: 'POST',
          path: '/api/document/add',
          agent: false,
          headers: {
            host,
            'content-type': 'application/json',
            cookie: [...clerk.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            'x-xsrf-token': clerk.cookies.get('XSRF-TOKEN'),
          },
        },
        resolve,
      )
      call.on('error', reject)
      call.end(JSON.stringify(paper()))
    })
  const holder = await connectionBeside(t.superuserUrl)
  try {
    await holder.query('begin')
    await holder.query('select from register_counters where register_id = $1 for update', [registerId])
    const accepted = send()
    await vi.waitFor(
      async () => {
        const waiting = await t.asSuperuser(
          `select from pg_stat_activity where datname = current_database() and usename = 'hdoc_app' and wait_event_type = 'Lock'`,
        )
        expect(waiting).toHaveLength(1)
      },
      { timeout: 5_000 },
    )
    const stopped = t.app.close()
    await expect(send()).rejects.toThrow(/ECONNREFUSED|ECONNRESET|socket hang up/)
    await holder.query('rollback')
    const answer = await accepted
    const body = JSON.parse(await text(answer)) as Added
    expect([answer.statusCode, body.data.number]).toEqual([200, 'RG-0001/2026'])
    await stopped
  } finally {
    await holder.end()
  }
})
