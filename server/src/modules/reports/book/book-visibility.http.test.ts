import type { Book } from '@hdoc/contract/registers/register-books.ts'
import { expect, it } from 'vitest'
import { type Browser, testApp } from '../../../../test/browsers/app.ts'
import { isVisibleTo } from '../../../../test/database/naive-sight.ts'
import { randomWorld } from '../../../../test/offices/random-world.ts'
import { createDiskFileStore } from '../../../platform/files/store/disk-file-store.ts'
import { handle } from '../jobs/make-book.handler.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
const world = await randomWorld(t, 20_261_121, 160)
await t.asSuperuser(
  `insert into user_permissions (institution_id, user_id, permission)
   select institution_id, id, 'register.manage' from users where id = any($1::bigint[]) on conflict do nothing`,
  [world.people.map(({ id }) => id)],
)
const files = await createDiskFileStore(`${t.settings.dataDir}/files`)
const [{ institution_id } = { institution_id: 0 }] = await t.asSuperuser<{ institution_id: number }>(
  'select institution_id::int from registers where id = $1',
  [world.ids.registers[0]],
)

async function makeTable(browser: Browser, registerId: number): Promise<number> {
  const wish = { register_id: registerId, from: '2026-01-01', to: '2026-12-31', kind: 'table' }
  const { id } = (await browser.post<{ id: number }>('/api/register_book/add', wish)).body
  await handle(
    {
      clock: t.clock,
      files,
      tx: (work, options) => t.worker.inInstitution(institution_id, work, options),
    },
    { book_id: id, step: 0 },
  )
  return id
}

/** Numbers of a book, and of those the ones whose contents are shown. */
async function read(browser: Browser, id: number): Promise<{ all: string[]; open: string[] }> {
  const text = (await browser.get(`/api/register_book/table/${id}/csv`)).raw.toString()
  const lines = text.trim().split('\r\n').slice(1)
  const numberOf = (line: string): string => line.split(';')[1] ?? ''
  return {
    all: lines.map(numberOf),
    open: lines.filter((line) => !line.includes('[acces restricționat]')).map(numberOf),
  }
}

it('a book has every number and the contents of exactly what its reader may see, whoever made it', async () => {
  const browsers = await Promise.all(
    world.people.map(async (person) => {
      const browser = t.browser(world.host)
      await browser.signIn(person.username)
      return { person, browser }
    }),
  )
  let hidden = 0
  for (const registerId of world.ids.registers) {
    const numbers = await t.asSuperuser<{ number: string }>(
      'select number from register_ledger where register_id = $1 order by counter',
      [registerId],
    )
    const documents = world.documents.filter((one) => one.register_id === registerId)
    const ofAll = await makeTable(browsers[0]!.browser, registerId)
    for (const { person, browser } of browsers) {
      const seen = documents.filter((one) => isVisibleTo(world, person, one)).map(({ number }) => number)
      const own = await makeTable(browser, registerId)
      for (const id of [own, ofAll]) {
        const { all, open } = await read(browser, id)
        expect(all).toEqual(numbers.map(({ number }) => number))
        expect(open.sort(), `${person.username}, register ${registerId}`).toEqual([...seen].sort())
      }
      const { body } = await browser.get<{ books: Book[] }>(`/api/register_book/list/${registerId}`)
      const masked = body.books.find((book) => book.id === own)?.masked ?? -1
      expect(masked).toBe(numbers.length - seen.length)
      hidden += masked
    }
  }
  expect(hidden).toBeGreaterThan(100)
})
