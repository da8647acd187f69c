import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { ActivityEntry } from '@hdoc/contract/trail/activity.ts'
import { expect, it, vi } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { connectionBeside } from '../../../../test/database/cluster.ts'
import { faultyDatabase } from '../../../../test/streams/faulty-sources.ts'
import { readAnswer } from '../../../../test/streams/read-answer.ts'
import { streamOffice } from '../../../../test/streams/stream-office.ts'
import type { Services } from '../context.ts'

let database!: ReturnType<typeof faultyDatabase>
let files!: Services['files']
const t = await testApp({
  services: (services) => {
    database = faultyDatabase(services.database)
    files = services.files
    return { database: database.database }
  },
})
const office = await streamOffice(t, files)
const port = Number(new URL(await t.app.listen({ port: 0, host: '127.0.0.1' })).port)
const headers = {
  host: office.host,
  cookie: [...office.admin.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
}

/** Ends the connection that waits for a lock, as an administrator of the database server may do. */
async function loseConnection(): Promise<void> {
  await vi.waitFor(
    async () => {
      const ended = await t.asSuperuser(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and usename = 'hdoc_app' and wait_event_type = 'Lock'`,
      )
      expect(ended).toHaveLength(1)
    },
    { timeout: 10_000 },
  )
}

it.each([
  ['/api/document/export/csv', 'documents'],
  ['/api/activity/export', 'audit_entries'],
])('%s survives ten lost connections in the middle', async (path, table) => {
  // The first reading may also note that the session is in use; the one that is counted does nothing but read.
  await readAnswer({ port, path, headers })
  database.order()
  await readAnswer({ port, path, headers })
  const last = database.reached()
  for (let round = 0; round < 10; round++) {
    database.order({ at: last, kind: 'waits' })
    const reading = readAnswer({ port, path, headers })
    await vi.waitFor(() => expect(database.reached()).toBe(last), { timeout: 30_000 })
    const holder = await connectionBeside(t.superuserUrl)
    try {
      await holder.query(`begin; lock table ${table} in access exclusive mode`)
      database.goOn()
      await loseConnection()
      const { status, end } = await reading
      expect([0, 200]).toContain(status)
      expect(end).toBe('broken')
    } finally {
      await holder.end()
    }
  }
  database.order()
  expect((await readAnswer({ port, path, headers })).end).toBe('whole')
})

it.each(['csv', 'xlsx'])(
  'a filter that the caller may not use is refused before anything leaves: %s',
  async (format) => {
    const exported = async () => {
      const filter = 'filters[0][column]=action&filters[0][match][action][in]=document.exported'
      return (await office.admin.get<ListAnswer<ActivityEntry>>(`/api/activity/list/20?${filter}`)).body.meta
        .total
    }
    const before = await exported()
    const reader = await office.as('radu')
    const filter = 'filters[0][column]=issuer&filters[0][match][cnp][equals]=1960229410014'
    const refused = await reader.get<Failure>(`/api/document/export/${format}?${filter}`)
    expect([refused.status, refused.body.missing]).toEqual([403, 'issuer.reveal_cnp'])
    expect(refused.headers['content-disposition']).toBeUndefined()
    expect(await exported()).toBe(before)
    expect((await reader.get(`/api/document/export/${format}`)).status).toBe(200)
  },
)
