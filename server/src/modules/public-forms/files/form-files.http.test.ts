import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { startedAnew, testApp } from '../../../../test/browsers/app.ts'
import { mailbox } from '../../../../test/browsers/mailbox.ts'
import { contactOffice } from '../../../../test/public-forms/contact-office.ts'
import { systemClock } from '../../../platform/clock.ts'
import { createDiskFileStore } from '../../../platform/files/store/disk-file-store.ts'
import { silentLog } from '../../../platform/log.ts'
import { handle as erase } from '../erase/erase-sends.handler.ts'

const MEGABYTE = 1024 * 1024
const DAY_MS = 86_400_000
// The database and the folder of files stamp what comes with their own clock, beside which this one goes on.
const t = await testApp({ now: systemClock.now().toISOString() })
const box = await mailbox(t)
const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2000, 'x')])
const files = () => createDiskFileStore(join(t.settings.dataDir, 'files'))

const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a3d91' } })
    .withExif({
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '44/1 25/1 3612/100' },
      IFD0: { Make: 'HDocCamera' },
    })
    .jpeg()
    .toBuffer()

it('goes on where it stands; photos lose their place; what is confirmed goes along, the rest is erased', async () => {
  const { institution, visitor, secretsOf, assistance } = await contactOffice(t, box)
  const citizen = visitor()
  const key = await citizen.open()
  const begun = await citizen.begin(key, 'cerere.pdf', pdf.subarray(0, 100), pdf.length)
  const part = String(begun.headers.location)
  expect([begun.status, begun.headers['upload-offset']]).toEqual([201, '100'])
  const fileId = Number(/part\/(\d+)/.exec(part)?.[1])
  expect((await citizen.post('/api/public_form/finish_file', { key, file_id: fileId })).body.code).toBe(
    'UPLOAD_UNFINISHED',
  )
  expect((await citizen.browser.step('PATCH', part, pdf, { 'upload-offset': '0' })).status).toBe(409)
  const rest = await citizen.browser.step('PATCH', part, pdf.subarray(100), { 'upload-offset': '100' })
  expect(rest.headers['upload-offset']).toBe(String(pdf.length))
  const [one, two] = await Promise.all([
    citizen.post('/api/public_form/finish_file', { key, file_id: fileId }),
    citizen.post('/api/public_form/finish_file', { key, file_id: fileId }),
  ])
  expect([one.status, two.status]).toEqual([200, 200])
  const source = await photo()
  expect((await sharp(source).metadata()).exif).toBeDefined()
  expect((await citizen.upload(key, 'groapa.jpg', source)).status).toBe(200)
  const unwanted = await citizen.upload(key, 'alta.png', await sharp(source).png().toBuffer())
  const shown = (await citizen.sentBy(key)).body
  expect([shown.state, shown.files.map(({ name, whole }) => [name, whole])]).toEqual([
    'writing',
    [
      ['cerere.pdf', true],
      ['groapa.webp', true],
      ['alta.webp', true],
    ],
  ])
  const dropped = unwanted.body.data.files.at(-1)?.id
  expect((await citizen.browser.step('DELETE', `/api/public_form/part/${dropped}?k=${key}`)).status).toBe(204)
  // Another's key does not reach it.
  const stranger = visitor()
  const strange = await stranger.open()
  expect((await stranger.browser.step('HEAD', `/api/public_form/part/${fileId}?k=${strange}`)).status).toBe(
    404,
  )
  // One that did not arrive whole goes with nothing.
  await citizen.begin(key, 'neterminat.pdf', pdf.subarray(0, 50), pdf.length)
  t.clock.advance(10_000)
  const sent = await citizen.send(key)
  expect(sent.body.data.files.map(({ name }) => name)).toEqual(['cerere.pdf', 'groapa.webp'])
  const late = await citizen.browser.step<Failure>('POST', `/api/public_form/file?k=${key}`, pdf, {
    'upload-length': String(pdf.length),
    'upload-metadata': `filename ${Buffer.from('tarziu.pdf').toString('base64')}`,
  })
  expect(late.body.code).toBe('PUBLIC_FORM_SENT')
  const { token } = await secretsOf(citizen.email)
  await citizen.post('/api/public_form/confirm', { token })
  const [mail] = await box.settled(assistance)
  expect(mail?.attachments?.map(({ name }) => name)).toEqual(['cerere.pdf', 'groapa.webp'])
  const kept = mail?.attachments?.[1]?.content ?? Buffer.alloc(0)
  const head = await sharp(kept).metadata()
  expect([head.format, head.width, head.exif]).toEqual(['webp', 60, undefined])
  expect(kept.includes(Buffer.from('HDocCamera'))).toBe(false)

  // A week later: the confirmed one is a message, the other is gone with its files.
  const lost = visitor()
  const lostKey = await lost.open()
  await lost.upload(lostKey, 'pierdut.pdf', Buffer.concat([pdf, Buffer.from('altul')]))
  t.clock.advance(10_000)
  await lost.send(lostKey)
  const contents = () =>
    t.asSuperuser<{ name: string; sha256: string }>(
      'select name, sha256 from public_send_files where institution_id = $1 order by id',
      [institution.id],
    )
  const before = await contents()
  const run = async () => erase({ database: t.worker, clock: t.clock, files: await files(), log: silentLog })
  await run()
  expect(await contents()).toEqual(before)
  t.clock.advance(7 * DAY_MS + 1000)
  await run()
  expect(
    await t.asSuperuser('select id from public_sends where institution_id = $1', [institution.id]),
  ).toEqual([])
  const store = await files()
  const there = Object.fromEntries(
    await Promise.all(before.map(async ({ name, sha256 }) => [name, await store.has(sha256)])),
  )
  expect(there).toEqual({ 'cerere.pdf': true, 'groapa.webp': true, 'pierdut.pdf': false })
  expect(await buffer(await store.open(before[0]?.sha256 ?? ''))).toEqual(pdf)
})

it('too big, of another type, or not what its name says is refused and leaves nothing', async () => {
  const { institution, visitor } = await contactOffice(t, box)
  const citizen = visitor()
  const key = await citizen.open()
  const begin = async (name: string, size = 100) =>
    (await citizen.begin(key, name, Buffer.from('x'), size)).body.code
  expect(await begin('mare.pdf', 10 * MEGABYTE + 1)).toBe('file_too_big')
  expect(await begin('program.exe')).toBe('file_type')
  expect(await begin('pagina.html')).toBe('file_type')
  const page = await citizen.upload(key, 'poza.jpg', Buffer.from('<html><script>alert(1)</script></html>'))
  expect([page.status, page.body.code]).toEqual([415, 'file_type'])
  const word = await citizen.upload(key, 'act.docx', Buffer.from('nu este un document'))
  expect(word.body.code).toBe('FILE_CONTENT')
  const left = 'select name from public_send_files where institution_id = $1'
  expect(await t.asSuperuser(left, [institution.id])).toEqual([])
  for (let n = 0; n < 5; n++)
    expect((await citizen.upload(key, `${n}.pdf`, Buffer.concat([pdf, Buffer.from(String(n))]))).status).toBe(
      200,
    )
  expect(await begin('a-sasea.pdf')).toBe('PUBLIC_FORM_FULL')
})

it('unconfirmed files have a room of their own: an address takes a tenth, then the form goes without files', async () => {
  const small = await startedAnew(t, {
    limits: { ...t.settings.limits, unconfirmedBytesInstitution: 20 * MEGABYTE },
  })
  const { visitor } = await contactOffice(small, box)
  const begin = async (address: string, size: number) => {
    const citizen = visitor(address)
    return (
      (await citizen.begin(await citizen.open(), 'a.pdf', Buffer.from('%PDF-1.7'), size)).body.code ?? 'begun'
    )
  }
  expect(await begin('192.0.2.1', 2 * MEGABYTE)).toBe('begun')
  expect(await begin('192.0.2.1', 1)).toBe('PUBLIC_FORM_NO_ROOM')
  // However small they are, their number has an end: each takes a megabyte of the room.
  expect([await begin('192.0.2.50', 8), await begin('192.0.2.50', 8), await begin('192.0.2.50', 8)]).toEqual([
    'begun',
    'begun',
    'PUBLIC_FORM_NO_ROOM',
  ])
  for (let n = 2; n <= 6; n++) expect(await begin(`192.0.2.${n}`, 2 * MEGABYTE)).toBe('begun')
  const late = visitor('192.0.2.99')
  const opened = await late.browser.get('/api/public_form/open/contact_message')
  expect(opened.body).toMatchObject({ max_mb: 10, takes_files: false })
  small.clock.advance(10_000)
  expect((await late.send((opened.body as { key: string }).key)).status).toBe(200)
})

it('texts have a ceiling too, for an address and for the institution, told with when there is room again', async () => {
  // A tenth of 1 MB for texts, and of that a fiftieth for an address: about 2 kB.
  const small = await startedAnew(t, {
    limits: { ...t.settings.limits, unconfirmedBytesInstitution: MEGABYTE },
  })
  const { institution, visitor, secretsOf } = await contactOffice(small, box)
  const message = 'ă'.repeat(300)
  const first = visitor('192.0.2.1')
  expect((await first.fill({ message })).sent.status).toBe(200)
  const over = (await visitor('192.0.2.1').fill({ message })).sent
  expect([over.status, over.body.code, over.headers['retry-after']]).toEqual([
    429,
    'PUBLIC_FORM_TOO_MANY',
    String(169 * 3600),
  ])
  expect(over.body.message).toMatch(/așteaptă confirmarea\. Încercați din nou peste 169 de ore ori sunați/)
  expect((await visitor('192.0.2.2').fill({ message })).sent.status).toBe(200)
  // What is confirmed makes room.
  const { token } = await secretsOf(first.email)
  expect((await first.post('/api/public_form/confirm', { token })).status).toBe(200)
  expect((await visitor('192.0.2.1').fill({ message })).sent.status).toBe(200)
  // Others have taken everything.
  await t.asSuperuser(
    `insert into public_sends (institution_id, kind, key_hash, state, language, address, begun_at, sent_at, nonce, token_hash, expires_at, bytes)
     select $1, 'contact_message', decode(md5(n::text), 'hex'), 'waiting', 'ro', 'x', $2, $2, '\\x01', decode(md5('t' || n), 'hex'), $2, 1000
       from generate_series(1, 104) n`,
    [institution.id, new Date(t.clock.now().getTime() - 6 * DAY_MS)],
  )
  const late = (await visitor('192.0.2.3', 'en').fill({ message })).sent
  expect(late.body.message).toMatch(/^Too many forms .* Try again in 25 hours, or call/)
})
