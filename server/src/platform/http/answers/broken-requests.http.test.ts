import { type AddressInfo, connect } from 'node:net'
import { errorTable, type Failure } from '@hdoc/contract/failures/errors.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { freshInstitution } from '../../../../test/database/database.ts'

const t = await testApp()
const { host } = await freshInstitution(t.database)
let port = 0
beforeAll(async () => {
  await t.app.listen({ host: '127.0.0.1', port: 0 })
  port = (t.app.server.address() as AddressInfo).port
})
afterAll(() => t.app.close())

/** Sends these lines on a new connection and gives the answer once the connection is closed. */
function sent(...lines: string[]): Promise<{ status: number; headers: string; failure: Failure }> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(lines.join('\r\n')))
    let text = ''
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
    // A server that refuses the rest of what is written may reset the connection after its answer.
    socket.on('error', (error) => text === '' && reject(error))
    socket.on('close', () => {
      const [headers = '', body = ''] = text.split('\r\n\r\n')
      resolve({ status: Number(headers.split(' ')[1]), headers, failure: JSON.parse(body) as Failure })
    })
  })
}
const end = ['connection: close', '', '']
const json = 'content-type: application/json'

describe('what is refused before it is routed has the failure body of every call', () => {
  const cases: [string, string[], 'TOO_LARGE' | 'BAD_REQUEST' | 'uknown_host'][] = [
    [
      'an address that is too long',
      [`GET /api/status?t=${'x'.repeat(20_000)} HTTP/1.1`, `host: ${host}`, ...end],
      'TOO_LARGE',
    ],
    [
      'a query that is too long',
      [`GET /api/status?t=${'x'.repeat(9_000)} HTTP/1.1`, `host: ${host}`, ...end],
      'TOO_LARGE',
    ],
    [
      'a part of an address that is too long',
      [`GET /api/tracking/get/${'x'.repeat(3_000)} HTTP/1.1`, `host: ${host}`, ...end],
      'BAD_REQUEST',
    ],
    [
      'heads that are too long',
      ['GET /api/status HTTP/1.1', `host: ${host}`, `x-more: ${'x'.repeat(20_000)}`, ...end],
      'TOO_LARGE',
    ],
    ['broken HTTP', ['GET /api/status', 'nimic', ...end], 'BAD_REQUEST'],
    ['a method that does not exist', ['NIMIC /api/status HTTP/1.1', `host: ${host}`, ...end], 'BAD_REQUEST'],
    ['an address that cannot be read', ['GET /api/%zz HTTP/1.1', `host: ${host}`, ...end], 'BAD_REQUEST'],
    ['no host', ['GET /api/status HTTP/1.1', ...end], 'BAD_REQUEST'],
    ['two hosts', ['GET /api/status HTTP/1.1', `host: ${host}`, 'host: rau.example', ...end], 'BAD_REQUEST'],
    ['a host that is none', ['GET /api/status HTTP/1.1', 'host: a@b', ...end], 'BAD_REQUEST'],
    ['a host nobody knows', ['GET /api/status HTTP/1.1', 'host: rau.example', ...end], 'uknown_host'],
    [
      'a length and pieces at once',
      [
        'POST /api/login HTTP/1.1',
        `host: ${host}`,
        'content-length: 3',
        'transfer-encoding: chunked',
        ...end,
      ],
      'BAD_REQUEST',
    ],
    [
      'a body that is too large',
      ['POST /api/nimic HTTP/1.1', `host: ${host}`, json, 'content-length: 2000000', ...end],
      'TOO_LARGE',
    ],
    [
      'JSON that is none',
      ['POST /api/nimic HTTP/1.1', `host: ${host}`, json, 'content-length: 1', ...end.slice(0, 2), '{'],
      'BAD_REQUEST',
    ],
  ]
  it.each(cases)('%s', async (_name, lines, code) => {
    const { status, headers, failure } = await sent(...lines)
    expect(failure).toMatchObject({ success: false, code })
    const { status: expected, ro } = errorTable[code]
    expect([status, failure.message]).toEqual([expected, ro])
    expect(failure.request_id).toBeTruthy()
    expect(headers.toLowerCase()).toContain(`x-request-id: ${failure.request_id}`.toLowerCase())
    expect(headers.toLowerCase()).toContain('cache-control: no-store')
  })
})
