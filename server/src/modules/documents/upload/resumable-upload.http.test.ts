import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { Upload } from '@hdoc/contract/files/files.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Browser, startedAnew, testApp } from '../../../../test/browsers/app.ts'
import { clerkOffice } from '../../../../test/offices/clerk-office.ts'
import { createDiskFileStore } from '../../../platform/files/store/disk-file-store.ts'
import { silentLog } from '../../../platform/log.ts'
import { handle as removeUploads } from './jobs/remove-waiting-uploads.handler.ts'

const MEGABYTE = 1024 * 1024
const t = await testApp({ limits: { fileBytes: 25 * MEGABYTE } })
const begin = '/api/incoming_file/begin'
const part = (id: number) => `/api/incoming_file/part/${id}`
const pieces = () => readdir(join(t.settings.dataDir, 'files', 'pieces'))
const named = (name: string, bytes: number): Record<string, string> => ({
  'upload-length': String(bytes),
  'upload-metadata': `filename ${Buffer.from(name).toString('base64')},filetype dGV4dC9wbGFpbg==`,
})
async function begun(browser: Browser, name: string, bytes: number): Promise<number> {
  const answer = await browser.step<Failure>('POST', begin, undefined, named(name, bytes))
  expect([answer.status, answer.headers['upload-offset']]).toEqual([201, '0'])
  return Number(/\d+$/.exec(String(answer.headers.location))?.[0])
}
const append = (browser: Browser, id: number, offset: number, bytes: Buffer, more = {}) =>
  browser.step<Failure>('PATCH', part(id), bytes, { 'upload-offset': String(offset), ...more })
const offsetOf = async (browser: Browser, id: number) =>
  Number((await browser.step('HEAD', part(id))).headers['upload-offset'])
const finish = (browser: Browser, id: number) =>
  browser.post<Failure & { id: number; data: Upload }>('/api/incoming_file/finish', { id })
const text = Buffer.from('Bună ziua, vă rog să îmi eliberați o adeverință.\n')

describe('a resumable upload', () => {
  it('says what it speaks, and is refused to guests', async () => {
    const { host, clerk } = await clerkOffice(t)
    const options = await clerk.step('OPTIONS', begin)
    expect(options.headers).toMatchObject({
      'tus-version': '1.0.0',
      'tus-extension': 'creation,creation-with-upload,termination,expiration,checksum',
      'tus-max-size': String(25 * MEGABYTE),
    })
    const guest = t.browser(host)
    expect((await guest.step('POST', begin, text, named('a.txt', text.length))).status).toBe(401)
    expect((await guest.step('HEAD', part(1))).status).toBe(401)
  })

  it('goes on where it stands, says so, and becomes an upload once it is whole', async () => {
    const { clerk, register } = await clerkOffice(t)
    const id = await begun(clerk, 'Cerere ștampilată.txt', text.length)
    expect((await append(clerk, id, 0, text.subarray(0, 10))).headers).toMatchObject({
      'upload-offset': '10',
      'tus-resumable': '1.0.0',
      'upload-expires': 'Sat, 21 Nov 2026 08:00:00 GMT',
    })
    const early = await finish(clerk, id)
    expect([early.status, early.body.code]).toEqual([409, 'UPLOAD_UNFINISHED'])
    const state = await clerk.step('HEAD', part(id))
    expect([state.status, state.headers['upload-offset'], state.headers['upload-length']]).toEqual([
      200,
      '10',
      String(text.length),
    ])
    expect((await append(clerk, id, 10, text.subarray(10))).status).toBe(204)
    const done = await finish(clerk, id)
    expect([done.status, done.body.data]).toEqual([
      200,
      { id: done.body.id, name: 'Cerere ștampilată.txt', mime: 'text/plain', size: text.length },
    ])
    // A lost answer is asked for again.
    expect((await finish(clerk, id)).body.data).toEqual(done.body.data)
    const [first, second] = await Promise.all([finish(clerk, id), finish(clerk, id)])
    expect([first.body.id, second.body.id]).toEqual([done.body.id, done.body.id])
    const document = await register({ upload_ids: [done.body.id] })
    expect((await clerk.get(`/api/file/download/${done.body.id}`)).raw.equals(text)).toBe(true)
    expect(document.id).toBeGreaterThan(0)
    expect(await pieces()).toEqual([])
  })

  it('is finished once by many at once', async () => {
    const { clerk, institutionId } = await clerkOffice(t)
    const id = await begun(clerk, 'a.txt', text.length)
    await append(clerk, id, 0, text)
    const all = await Promise.all(Array.from({ length: 5 }, () => finish(clerk, id)))
    expect(new Set(all.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    const files = await t.asSuperuser('select from files where institution_id = $1', [institutionId])
    expect(files).toHaveLength(1)
  })

  it('takes nothing at another place than where it stands; of two at once one is believed', async () => {
    const { clerk } = await clerkOffice(t)
    const id = await begun(clerk, 'a.txt', text.length)
    for (const offset of [5, text.length, 999]) {
      const refused = await append(clerk, id, offset, text.subarray(0, 5))
      expect([refused.status, refused.body.code]).toEqual([409, 'UPLOAD_OFFSET'])
    }
    const both = await Promise.all([append(clerk, id, 0, text), append(clerk, id, 0, text)])
    const statuses = both.map(({ status }) => status).sort()
    expect([
      [204, 204],
      [204, 409],
    ]).toContainEqual(statuses)
    expect(statuses).toContain(409)
    expect(await offsetOf(clerk, id)).toBe(text.length)
    expect((await finish(clerk, id)).status).toBe(200)
    expect(await pieces()).toEqual([])
  })

  it('exists for who began it alone', async () => {
    const { clerk, as } = await clerkOffice(t)
    const id = await begun(clerk, 'a.txt', text.length)
    const elena = await as('elena')
    const other = await clerkOffice(t)
    for (const browser of [elena, other.clerk]) {
      expect((await browser.step('HEAD', part(id))).status).toBe(404)
      expect((await append(browser, id, 0, text)).status).toBe(404)
      expect((await browser.step('DELETE', part(id))).status).toBe(404)
      expect((await finish(browser, id)).status).toBe(404)
    }
    expect(await offsetOf(clerk, id)).toBe(0)
    expect((await clerk.step('DELETE', part(id))).status).toBe(204)
    expect((await clerk.step('HEAD', part(id))).status).toBe(404)
  })

  it('needs the token against forgery for what changes something', async () => {
    const { clerk } = await clerkOffice(t)
    const id = await begun(clerk, 'a.txt', text.length)
    const forged = { 'x-xsrf-token': 'altul' }
    expect((await append(clerk, id, 0, text, forged)).status).toBe(419)
    expect((await clerk.step('POST', begin, undefined, { ...named('a.txt', 5), ...forged })).status).toBe(419)
    expect((await clerk.step('DELETE', part(id), undefined, forged)).status).toBe(419)
    expect((await clerk.step('HEAD', part(id), undefined, forged)).status).toBe(200)
  })

  it('refuses what the protocol does not know, and keeps nothing of it', async () => {
    const { clerk, institutionId } = await clerkOffice(t)
    const ask = async (headers: Record<string, string>, bytes?: Buffer) => {
      const { status, body } = await clerk.step<Failure>('POST', begin, bytes, {
        ...named('a.txt', 5),
        ...headers,
      })
      return [status, body.code]
    }
    expect(await ask({ 'tus-resumable': '0.2.1' })).toEqual([412, 'UPLOAD_VERSION'])
    for (const length of ['-1', '1e3', '5.5', '', '0x10', '9'.repeat(40)])
      expect(await ask({ 'upload-length': length }), length).toEqual([400, 'BAD_REQUEST'])
    expect(await ask({ 'upload-length': '0' })).toEqual([422, 'FILE_EMPTY'])
    expect(await ask({ 'upload-length': String(25 * MEGABYTE + 1) })).toEqual([413, 'file_too_big'])
    for (const metadata of [
      '',
      'filename',
      'filename ????',
      `filename ${Buffer.from([0xff, 0xfe]).toString('base64')}`,
      `filename YQ==,filename Yg==`,
      `filename ${Buffer.from('a'.repeat(300)).toString('base64')}`,
      `filename ${'YWFh'.repeat(2000)}`,
      'altceva YQ==',
    ])
      expect(await ask({ 'upload-metadata': metadata }), metadata.slice(0, 30)).toEqual([422, 'VALIDATION'])
    expect(await ask({ 'content-type': 'application/octet-stream' }, text)).toEqual([400, 'BAD_REQUEST'])
    const rows = await t.asSuperuser('select from incoming_files where institution_id = $1', [institutionId])
    expect(rows).toEqual([])
    const id = await begun(clerk, 'a.txt', 5)
    for (const offset of ['-1', 'x', '', '00000000000000000000'])
      expect(
        (await append(clerk, id, 0, text.subarray(0, 5), { 'upload-offset': offset })).status,
        offset,
      ).toBe(400)
    const long = await append(clerk, id, 0, text)
    expect([long.status, long.body.code]).toEqual([413, 'TOO_LARGE'])
    expect(await offsetOf(clerk, id)).toBe(0)
    expect(await pieces()).toEqual([])
  })

  it('counts the bytes of a request with a checksum only when it agrees', async () => {
    const { clerk } = await clerkOffice(t)
    const id = await begun(clerk, 'a.txt', text.length)
    const sum = (algorithm: string, of: Buffer) => ({
      'upload-checksum': `${algorithm} ${createHash(algorithm).update(of).digest('base64')}`,
    })
    const damaged = await append(clerk, id, 0, text, sum('sha1', Buffer.from('altceva')))
    expect([damaged.status, damaged.body.code]).toEqual([460, 'UPLOAD_CHECKSUM'])
    expect([await offsetOf(clerk, id), await pieces()]).toEqual([0, []])
    expect((await append(clerk, id, 0, text, { 'upload-checksum': 'crc7 AAAA' })).status).toBe(400)
    expect((await append(clerk, id, 0, text, sum('sha1', text))).status).toBe(204)
    expect((await finish(clerk, id)).status).toBe(200)
  })

  it('is looked at when it is whole; what is refused leaves nothing', async () => {
    const { clerk, institutionId } = await clerkOffice(t)
    const page = Buffer.from('<html><script>alert(1)</script></html>')
    const id = await begun(clerk, 'pagina.pdf', page.length)
    await append(clerk, id, 0, page)
    const refused = await finish(clerk, id)
    expect([refused.status, refused.body.code]).toEqual([415, 'FILE_CONTENT'])
    expect((await finish(clerk, id)).status).toBe(404)
    for (const table of ['incoming_files', 'incoming_pieces', 'files'])
      expect(await t.asSuperuser(`select from ${table} where institution_id = $1`, [institutionId])).toEqual(
        [],
      )
    expect(await pieces()).toEqual([])
  })

  it('is removed with its pieces when a day has gone', async () => {
    const { clerk } = await clerkOffice(t)
    const id = await begun(clerk, 'a.txt', text.length)
    await append(clerk, id, 0, text.subarray(0, 10))
    expect(await pieces()).toHaveLength(1)
    const files = await createDiskFileStore(join(t.settings.dataDir, 'files'))
    const run = () => removeUploads({ database: t.worker, clock: t.clock, files, log: silentLog })
    await run()
    expect((await clerk.step('HEAD', part(id))).status).toBe(200)
    await t.asSuperuser(
      `update incoming_files set created_at = created_at - interval '25 hours' where id = $1`,
      [id],
    )
    await run()
    expect((await clerk.step('HEAD', part(id))).status).toBe(404)
    expect(await pieces()).toEqual([])
  })
})

describe('20 MB over a line that is cut 20 times', () => {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(20 * MEGABYTE)])
  beforeAll(async () => {
    await t.app.listen({ port: 0, host: '127.0.0.1' })
  })

  /**
   * Sends from an offset and destroys the connection after `cutAfter` bytes; a number at least as large as
   * the rest ends the request normally.
   */
  function send(browser: Browser, host: string, id: number, offset: number, cutAfter: number): Promise<void> {
    const { port } = t.app.server.address() as AddressInfo
    const rest = bytes.subarray(offset)
    return new Promise((resolve) => {
      const call = request({
        port,
        host: '127.0.0.1',
        method: 'PATCH',
        path: part(id),
        headers: {
          host,
          cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '',
          'tus-resumable': '1.0.0',
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
          'content-length': String(rest.length),
        },
      })
      call.on('close', resolve).on('error', () => undefined)
      call.on('response', (answer) => answer.resume())
      if (cutAfter >= rest.length) call.end(rest)
      else call.write(rest.subarray(0, cutAfter), () => call.destroy())
    })
  }

  it('arrives whole', async () => {
    const { clerk, host } = await clerkOffice(t)
    const id = await begun(clerk, 'scan.pdf', bytes.length)
    for (let cut = 1; cut <= 20; cut++) {
      const offset = await offsetOf(clerk, id)
      await send(clerk, host, id, offset, Math.ceil((bytes.length - offset) / (22 - cut)))
    }
    // The last cut connection may still be at its end, so this sends until everything has arrived.
    for (let offset = -1; offset !== bytes.length; ) {
      offset = await offsetOf(clerk, id)
      await send(clerk, host, id, offset, bytes.length)
    }
    const done = await finish(clerk, id)
    expect([done.status, done.body.data.size]).toEqual([200, bytes.length])
    const back = await clerk.get(`/api/file/download/${done.body.id}`)
    const sha256 = (of: Buffer) => createHash('sha256').update(of).digest('hex')
    expect(sha256(back.raw)).toBe(sha256(bytes))
  }, 60_000)
})

describe('uploads that wait for a document', () => {
  const limits = { waitingBytesPerson: 3 * MEGABYTE, waitingBytesInstitution: 5 * MEGABYTE }

  it('may take so much of each person and of all together, and no more, however many begin at once', async () => {
    const small = await startedAnew(t, { limits: { ...t.settings.limits, ...limits } })
    const { host } = await clerkOffice(small)
    const clerk = small.browser(host)
    await clerk.signIn('ghiseu')
    const tryBegin = (browser: Browser, size = MEGABYTE) =>
      browser.step<Failure>('POST', begin, undefined, named('cerere.txt', size))
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => tryBegin(clerk)))
    expect(outcomes.map(({ status }) => status).sort()).toEqual([201, 201, 201, 413, 413, 413])
    const refused = outcomes.find(({ status }) => status === 413)
    expect(refused?.body).toMatchObject({
      code: 'UPLOADS_OF_PERSON',
      message:
        'Fișierele încărcate de dumneavoastră care așteaptă un document pot ocupa cel mult 3 MB. Atașați-le sau renunțați la ele, apoi încercați din nou.',
    })
    const elena = small.browser(host, 'en')
    await elena.signIn('elena')
    expect((await tryBegin(elena, 2 * MEGABYTE)).status).toBe(201)
    expect((await tryBegin(elena)).body).toMatchObject({
      code: 'UPLOADS_OF_INSTITUTION',
      message: expect.stringContaining('may take 5 MB at most'),
    })
    // Another institution has its own.
    const other = await clerkOffice(small)
    const there = small.browser(other.host)
    await there.signIn('ghiseu')
    expect((await tryBegin(there)).status).toBe(201)
    // What was given up counts no more.
    const dropped = outcomes.find(({ status }) => status === 201)
    await clerk.step('DELETE', String(dropped?.headers.location))
    expect((await tryBegin(clerk)).status).toBe(201)
  })
})
