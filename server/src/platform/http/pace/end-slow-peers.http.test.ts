import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { expect, it, vi } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { streamOffice } from '../../../../test/streams/stream-office.ts'
import type { Services } from '../context.ts'

let files!: Services['files']
const t = await testApp({
  pace: { bodyMs: 400, leastBytes: 1_000, readerMs: 400 },
  services: (services) => {
    files = services.files
    return {}
  },
})
const { admin, host, fileId } = await streamOffice(t, files)
const port = Number(new URL(await t.app.listen({ port: 0, host: '127.0.0.1' })).port)
const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const connections = (): Promise<number> =>
  new Promise((resolve, reject) =>
    t.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

it.each([
  ['/api/login', 'application/json', '{"username": "'],
  ['/api/incoming_file/begin', 'application/offset+octet-stream', '%PDF'],
])('a body that does not come is not waited for: POST %s', async (path, type, begun) => {
  const token = admin.cookies.get('XSRF-TOKEN') ?? ''
  const headers = { host, cookie, 'x-xsrf-token': token, 'content-type': type, 'content-length': '5000' }
  const call = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path,
    agent: false,
    headers: {
      ...headers,
      'tus-resumable': '1.0.0',
      'upload-length': '5000',
      'upload-metadata': `filename ${Buffer.from('a.pdf').toString('base64')}`,
    },
  })
  const ended = new Promise((resolve) => call.once('error', resolve))
  call.write(begun)
  expect(await ended).toMatchObject({ code: expect.stringMatching(/ECONNRESET|EPIPE/) })
})

it('a reader who does not read is not waited for', async () => {
  // More bytes than the buffers between both ends can hold.
  const bytes = randomBytes(40_000_000)
  const { sha256, size } = await files.put(Readable.from([bytes]), { limitBytes: bytes.length })
  await t.asSuperuser('update files set sha256 = $2, size = $3 where id = $1', [fileId, sha256, size])
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.pause()
  socket.write(`GET /api/file/download/${fileId} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n\r\n`)
  await vi.waitFor(async () => expect(await connections()).toBe(1))
  await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 20_000 })
  socket.destroy()
})
