import { join } from 'node:path'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { afterAll, expect, it } from 'vitest'
import { testApp } from '../../test/browsers/app.ts'
import { smallDisk } from '../../test/database/full-disk.ts'
import { clerkOffice } from '../../test/offices/clerk-office.ts'

// The log file is on a disk without room for a single line.
const t = await testApp({ settings: { logLevel: 'info', logFile: '/dev/full' } })
const disk = smallDisk(join(t.settings.dataDir, 'files'), ['objects', 'incoming', 'pieces'])
afterAll(disk.remove)
const office = await clerkOffice(t)
const { clerk, send, host } = office
const ready = async () => (await t.browser(host).get('/readyz')).body

const bytes = Buffer.from('Bună ziua, vă rog să îmi eliberați o adeverință.\n'.repeat(4_000))
const begin = async () => {
  const answer = await clerk.step<Failure>('POST', '/api/incoming_file/begin', undefined, {
    'upload-length': String(bytes.length),
    'upload-metadata': `filename ${Buffer.from('cerere.txt').toString('base64')},filetype dGV4dC9wbGFpbg==`,
  })
  return `/api/incoming_file/part/${/\d+$/.exec(String(answer.headers.location))?.[0]}`
}
const append = (part: string, offset = 0) =>
  clerk.step<Failure>('PATCH', part, bytes.subarray(offset), { 'upload-offset': String(offset) })

it('a full disk refuses files in its own words, and nothing else; with room again all goes on', async () => {
  const part = await begin()
  await disk.fill()
  const refused = await append(part)
  expect([refused.status, refused.body]).toMatchObject([
    507,
    {
      success: false,
      code: 'STORAGE_FULL',
      message:
        'Serverul nu mai are spațiu de stocare. Înregistrarea documentelor este posibilă în continuare; fișierele se pot încărca după ce administratorul eliberează spațiu.',
      request_id: expect.any(String),
    },
  ])
  expect(await ready()).toEqual({ ready: true, storage: 'full', log: 'ENOSPC' })
  expect((await send()).body.data.number, 'papers are registered all the same').toBe('RG-0001/2026')
  await disk.free()
  await expect.poll(ready, { timeout: 15_000, interval: 100 }).toEqual({ ready: true, log: 'ENOSPC' })
  const offset = Number((await clerk.step('HEAD', part)).headers['upload-offset'])
  expect((await append(part, offset)).status).toBe(204)
  const id = Number(/\d+$/.exec(part)?.[0])
  expect((await clerk.post('/api/incoming_file/finish', { id })).status).toBe(200)
})

it('a log that cannot be written changes no answer, not even that of a failure', async () => {
  await t.asSuperuser('alter table documents rename to documents_away')
  try {
    const failed = await clerk.get<Failure>('/api/document/list/20')
    expect([failed.status, failed.body]).toMatchObject([
      500,
      { success: false, code: 'INTERNAL', request_id: expect.any(String) },
    ])
  } finally {
    await t.asSuperuser('alter table documents_away rename to documents')
  }
  expect((await clerk.get('/api/document/list/20')).status).toBe(200)
})
