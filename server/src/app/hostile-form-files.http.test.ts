import { publicForm } from '@hdoc/contract/public-forms/public-form-kinds.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../test/browsers/app.ts'
import { mailbox } from '../../test/browsers/mailbox.ts'
import { photoOf } from '../../test/files/photos.ts'
import { buildZip } from '../../test/hostile-files/build-zip.ts'
import { hostileContents } from '../../test/hostile-files/hostile-contents.ts'
import { hostileNames } from '../../test/hostile-files/hostile-names.ts'
import { aPerson } from '../../test/offices/person.ts'
import { contactOffice } from '../../test/public-forms/contact-office.ts'

const t = await testApp({ limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 } })
const box = await mailbox(t)
const office = await contactOffice(t, box)
await aPerson(t.database, office.institution.id, 'sef', { isAdmin: true })
const staff = t.browser(office.institution.host)
await staff.signIn('sef')
const { accept } = publicForm('contact_message').files
const endingOf = (name: string) => (name.includes('.', 1) ? (name.split('.').at(-1) ?? '').toLowerCase() : '')
const pictures = ['jpg', 'jpeg', 'png', 'webp']

/** Sends a form with these files and confirms it; gives the files as staff get them, and as the mail brings them. */
async function through(files: readonly { name: string; bytes: Buffer }[], address: string) {
  const visitor = office.visitor(address)
  const key = await visitor.open()
  for (const { name, bytes } of files) {
    const answer = await visitor.upload(key, name, bytes)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  t.clock.advance(10_000)
  expect((await visitor.send(key)).status).toBe(200)
  const { token } = await office.secretsOf(visitor.email)
  expect((await visitor.post('/api/public_form/confirm', { token })).status).toBe(200)
  const mail = (await box.settled(office.assistance)).find(({ replyTo }) => replyTo === visitor.email)
  const [message] = await t.asSuperuser<{ id: number }>(
    'select id::int from contact_messages where email = $1',
    [visitor.email],
  )
  const shown = await staff.get<{ files: { id: number; name: string }[] }>(
    `/api/contact_message/get/${message?.id}`,
  )
  const served = []
  for (const { id, name } of shown.body.files)
    served.push({ name, ...(await staff.get(`/api/contact_message/file/${id}`)) })
  return { served, mailed: mail?.attachments ?? [] }
}

describe('files that strangers send to do harm', () => {
  const sent = hostileContents.map((file, n) => ({ ...file, n }))
  it.each(sent)('$what', async (file) => {
    const visitor = office.visitor(`198.51.100.${file.n}`)
    const key = await visitor.open()
    const { status, body } = await visitor.upload(key, file.name, file.bytes)
    const ending = endingOf(file.name)
    const isRefused = 'refused' in file || !accept.includes(ending) || pictures.includes(ending)
    if (isRefused) {
      expect([413, 415, 422]).toContain(status)
      expect(body.message).toMatch(/^\p{Lu}.{10,}\.$/u)
      expect((await visitor.sentBy(key)).body.files ?? []).toEqual([])
      return
    }
    expect([status, body.data.files.map(({ name }) => name)]).toEqual([200, [file.kept]])
  })

  it('are not of the kinds that a form takes, as long as it says nothing else', () => {
    for (const ending of ['svg', 'html', 'htm', 'xml', 'js', 'zip', 'exe', 'txt', 'csv'])
      expect(accept).not.toContain(ending)
  })

  it('leave with names that end no header, as bytes that no browser takes for a page', async () => {
    const pdf = (n: number) => Buffer.from(`%PDF-1.7\n${n}\n%%EOF\n`)
    const named = hostileNames.flatMap(({ name, ...file }) =>
      'kept' in file && name.endsWith('.txt') && file.kept.endsWith('.txt') && !/\.txt[\s\S]*\.txt/.test(name)
        ? [{ name: name.replace(/txt$/, 'pdf'), kept: file.kept.replace(/txt$/, 'pdf') }]
        : [],
    )
    expect(named.length).toBeGreaterThan(12)
    for (let from = 0; from < named.length; from += 5) {
      const some = named.slice(from, from + 5)
      const files = some.map(({ name }, n) => ({ name, bytes: pdf(from + n) }))
      const { served, mailed } = await through(files, `203.0.113.${from}`)
      expect(served.map(({ name }) => name)).toEqual(some.map(({ kept }) => kept))
      for (const { headers, status } of served) {
        expect([status, headers['x-content-type-options']]).toEqual([200, 'nosniff'])
        expect(headers['content-disposition']).toMatch(/^attachment; filename="[^"\r\n]*"; filename\*=\S+$/)
      }
      expect(mailed.map(({ name }) => name)).toEqual(some.map(({ kept }) => kept))
    }
  }, 60_000)
})

it('photos keep nothing but what is seen, in what staff get and in what is mailed', async () => {
  const marks = ['HDocCamera', 'HDocPlace', '<script', 'alert(', 'PK\u0003\u0004', '%PDF', 'GPS', 'Exif']
  const jpeg = await photoOf('jpeg')
  const tail = Buffer.concat([
    Buffer.from('<script>alert(1)</script>%PDF-1.7\n'),
    buildZip([{ name: 'a.exe', content: 'MZ' }]),
  ])
  const commented = await sharp(jpeg)
    .withExif({ IFD0: { Copyright: '<script>alert(1)</script>' }, IFD3: { GPSLatitude: '44/1 25/1 36/1' } })
    .jpeg()
    .toBuffer()
  const files = [
    { name: 'groapa.jpg', bytes: jpeg },
    { name: 'poliglot.jpg', bytes: Buffer.concat([jpeg, tail]) },
    { name: 'vorbe.jpg', bytes: commented },
    { name: 'groapa.png', bytes: Buffer.concat([await photoOf('png'), tail]) },
    { name: 'groapa.webp', bytes: await photoOf('webp') },
  ]
  for (const { bytes } of files) expect(marks.some((mark) => bytes.includes(mark))).toBe(true)
  const { served, mailed } = await through(files, '203.0.113.200')
  expect([served.length, mailed.length]).toEqual([5, 5])
  for (const bytes of [...served.map(({ raw }) => raw), ...mailed.map(({ content }) => content)]) {
    expect(marks.filter((mark) => bytes.includes(mark))).toEqual([])
    expect((await sharp(bytes).metadata()).format).toBe('webp')
  }
}, 30_000)

describe('bodies that strangers send to do harm', () => {
  const MEGABYTE = 1024 * 1024
  const deep = (n: number) => `${'['.repeat(n)}${']'.repeat(n)}`
  const json = 'application/json'
  const refusals: [string, string, string, number][] = [
    ['10 MB of text', JSON.stringify({ message: 'a'.repeat(10 * MEGABYTE) }), json, 413],
    ['a text over its length', JSON.stringify({ message: 'a'.repeat(5001) }), json, 422],
    ['a field that nobody knows', '{"is_admin":true}', json, 422],
    ['a prototype', '{"__proto__":{"is_admin":true},"subject":"x"}', json, 422],
    ['a list in place of a text', '{"subject":["a","b"],"email":{"$ne":null}}', json, 422],
    ['a hundred thousand lists', `{"subject":${deep(100_000)}}`, json, 422],
    ['half a JSON', '{"subject":"x"', json, 400],
    ['nothing', '', json, 400],
    ['a form of a page', 'subject=x&email=y', 'application/x-www-form-urlencoded', 400],
    [
      'XML with a file of the server',
      '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><x>&f;</x>',
      'text/xml',
      400,
    ],
    ['parts of a page', '--x\r\n\r\n--x--', 'multipart/form-data; boundary=x', 400],
  ]
  it.each(refusals)('%s', async (_what, body, type, status) => {
    const visitor = office.visitor('203.0.113.77')
    const answer = await visitor.browser.post<{ message: string; success: boolean }>(
      '/api/contact_message/send',
      body,
      { 'content-type': type },
    )
    expect([answer.status, answer.body.success]).toEqual([status, false])
    expect(answer.body.message).toMatch(/^\p{Lu}.{10,200}\.$/u)
    expect(answer.raw.toString()).not.toMatch(/at \/|node_modules|select |root:/)
  })

  it('harm nobody: the next person writes and is heard', async () => {
    const { served } = await through(
      [{ name: 'a.pdf', bytes: Buffer.from('%PDF-1.7\nbun\n%%EOF\n') }],
      '203.0.113.77',
    )
    expect(served).toHaveLength(1)
  })
})
