import { join } from 'node:path'
import type { Status } from '@hdoc/contract/access/session.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type Browser, testApp } from '../../../../test/browsers/app.ts'
import { freshInstitution } from '../../../../test/database/database.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { createDiskFileStore } from '../../../platform/files/store/disk-file-store.ts'

const t = await testApp()
const photo = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer()

async function office() {
  const institution = await freshInstitution(t.database)
  await aPerson(t.database, institution.id, 'gina')
  await aPerson(t.database, institution.id, 'sorin')
  const enter = async (username: string) => {
    const browser = t.browser(institution.host)
    await browser.signIn(username)
    return browser
  }
  return { institution, gina: await enter('gina'), sorin: await enter('sorin') }
}
const send = (browser: Browser, bytes: Buffer) =>
  browser.send<Failure & { picture: string }>({
    method: 'POST',
    url: '/api/profile/set_picture',
    payload: bytes,
    headers: {
      'content-type': 'application/octet-stream',
      'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '',
    },
  })
const hashOf = async (institutionId: number) =>
  (
    await t.asSuperuser<{ picture_hash: string | null }>(
      `select picture_hash from users where institution_id = $1 and username = 'gina'`,
      [institutionId],
    )
  )[0]?.picture_hash ?? null

describe('POST /api/profile/set_picture', () => {
  it('is refused to guests', async () => {
    const { institution } = await office()
    const guest = t.browser(institution.host)
    await guest.get('/api/csrf-cookie')
    expect((await send(guest, await photo('red'))).status).toBe(401)
  })

  it('keeps a square drawn anew, shown to its owner alone, and tells the page', async () => {
    const { gina, sorin } = await office()
    const saved = await send(gina, await photo('#1a4b8c'))
    expect(saved.status).toBe(200)
    const { picture } = (await gina.get<Status>('/api/status')).body.user!
    expect(picture).toBe(saved.body.picture)
    const shown = await gina.get(`/api/profile/picture?v=${picture}`)
    expect(shown.status).toBe(200)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=86400',
    })
    expect(await sharp(shown.raw).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
    expect((await sorin.get('/api/profile/picture')).status).toBe(404)
  })

  it('forgets the bytes of the picture before, unless somebody else shows the same', async () => {
    // The disk gives the bytes their real age, so the clock of this test is set later than any real one.
    t.clock.set('2100-01-01T10:00:00+02:00')
    const files = await createDiskFileStore(join(t.settings.dataDir, 'files'))
    const { institution, gina, sorin } = await office()
    await send(gina, await photo('red'))
    await send(sorin, await photo('red'))
    const red = (await hashOf(institution.id))!
    await send(gina, await photo('green'))
    const green = (await hashOf(institution.id))!
    expect((await sorin.get('/api/profile/picture')).status).toBe(200)
    expect((await gina.post('/api/profile/remove_picture')).status).toBe(200)
    expect((await gina.get('/api/profile/picture')).status).toBe(404)
    expect([await hashOf(institution.id), await files.has(red), await files.has(green)]).toEqual([
      null,
      true,
      false,
    ])
  })

  it('refuses what is no picture, what is cut off, too large or empty, and keeps the old one', async () => {
    const { institution, gina } = await office()
    await send(gina, await photo('blue'))
    const before = await hashOf(institution.id)
    const whole = await photo('white')
    const bomb = await sharp({
      create: { width: 12_000, height: 9_000, channels: 3, background: 'black' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    for (const [name, bytes, status, code] of [
      ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'file_type'],
      ['html', Buffer.from('<html><img src=x onerror=alert(1)>'), 415, 'file_type'],
      ['pdf', Buffer.from('%PDF-1.7\n%%EOF'), 415, 'file_type'],
      ['cut off', whole.subarray(0, 700), 422, 'PICTURE_UNREADABLE'],
      ['bomb', bomb, 422, 'PICTURE_TOO_LARGE'],
      ['empty', Buffer.alloc(0), 422, 'FILE_EMPTY'],
      ['heavy', Buffer.concat([whole, Buffer.alloc(16 * 1024 * 1024)]), 413, 'file_too_big'],
    ] as const) {
      const refused = await send(gina, bytes)
      expect([refused.status, refused.body.code], name).toEqual([status, code])
    }
    expect(await hashOf(institution.id)).toBe(before)
  })
})
