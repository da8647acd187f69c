import { setTimeout as delay } from 'node:timers/promises'
import type { Book } from '@hdoc/contract/registers/register-books.ts'
import type { Client } from 'pg'
import { createDiskFileStore } from '../../../src/platform/files/store/disk-file-store.ts'
import { administrator } from '../../load/fill-institution.ts'
import { jsonOf } from '../../load/send-call.ts'
import { waitUntil } from '../../load/wait-until.ts'
import type { Drill, DrillWorld, Harm } from '../drill.ts'
import { registerPapers } from '../register-papers.ts'
import { type RepeatedCalls, repeatCalls } from '../repeat-calls.ts'

const ASKING = 2
const POLL_MS = 100
const ended = (book: Book | undefined): book is Book =>
  book !== undefined && book.state !== 'waiting' && book.state !== 'drawing'

/**
 * Two clients ask for the book of one register after the other and wait for each. A book counts as
 * acknowledged when it has ended.
 */
async function startAsking(world: DrillWorld, goesOn: () => boolean): Promise<RepeatedCalls<Book>> {
  const session = await world.signIn(administrator)
  const { registerIds } = world.filled
  return repeatCalls<Book>(world, {
    clients: ASKING,
    goesOn,
    sessions: [session],
    call: async (send, n) => {
      const register_id = registerIds[n % registerIds.length]
      const wish = { register_id, from: '2000-01-01', to: '2100-12-31' }
      const asked = await send('POST', '/api/register_book/add', JSON.stringify(wish))
      const { id } = jsonOf<{ id: number }>('a book', asked)
      for (;;) {
        const answer = await send('GET', `/api/register_book/list/${register_id}`)
        const book = jsonOf<{ books: Book[] }>('books', answer).books.find((one) => one.id === id)
        if (ended(book)) return book
        await delay(POLL_MS)
      }
    },
  })
}

function whileDrawing(world: DrillWorld): Promise<void> {
  return world.asSuperuser((client) =>
    waitUntil('a book is being drawn', async () => {
      const { rows } = await client.query(`select from register_books where state = 'drawing' limit 1`)
      return rows.length > 0
    }),
  )
}

type Kept = {
  id: string
  done: boolean
  once: boolean
  whole: boolean
  bound: boolean
  hashes: string[]
}

/**
 * Checks that every acknowledged book is there, with each number of its register up to its last one exactly
 * once, in volumes whose bytes are there.
 */
async function compareBooks(
  client: Client,
  { dataDir }: DrillWorld,
  told: readonly Book[],
): Promise<Pick<Harm, 'lost' | 'doubled' | 'halved'>> {
  const { rows } = await client.query<Kept>(`
    select b.id::text, b.state = 'done' as done, l.lines = l.numbers as once,
           l.lines = b.lines and l.last = b.lines and b.lines = (
             select count(*) from register_ledger g
              where g.institution_id = b.institution_id and g.register_id = b.register_id and g.counter <= l.counter) as whole,
           v.volumes = b.volumes and v.lines = b.lines as bound, v.hashes
      from register_books b
      cross join lateral (
        select count(*) as lines, count(distinct l.number) as numbers, coalesce(max(l.position), 0) as last, coalesce(max(g.counter), 0) as counter
          from register_book_lines l
          left join register_ledger g on g.institution_id = b.institution_id and g.register_id = b.register_id and g.number = l.number
         where l.institution_id = b.institution_id and l.book_id = b.id) l
      cross join lateral (
        select count(*) as volumes, coalesce(sum(lines), 0) as lines, coalesce(array_agg(sha256), '{}') as hashes
          from register_book_volumes v where v.institution_id = b.institution_id and v.book_id = b.id) v`)
  const files = await createDiskFileStore(`${dataDir}/files`)
  const kept = new Map(rows.map((row) => [Number(row.id), row]))
  const hashes = [...new Set(rows.flatMap((row) => row.hashes))]
  const there = await Promise.all(hashes.map((hash) => files.has(hash)))
  const known = new Set(told.map(({ id }) => id))
  return {
    lost: told.filter(({ id }) => !kept.has(id)).length + there.filter((one) => !one).length,
    doubled: rows.filter(({ id, once }) => !known.has(Number(id)) || !once).length,
    halved: rows.filter(({ done, whole, bound }) => !done || !whole || !bound).length,
  }
}

export const registerBook: Drill = {
  name: 'register book',
  what: 'books of registers in which others register',
  sizes: {
    short: { clients: 4, wanted: 60, kills: 2 },
    full: { clients: 8, wanted: 4_000, kills: 10 },
  },
  start: async (world, { clients, wanted, kills }) => {
    const papers = await registerPapers(world, { clients, wanted })
    let struck = 0
    const asking = await startAsking(world, () => papers.acknowledged.length < wanted || struck < kills)
    return {
      reached: async (share) => {
        await papers.reached(Math.round(share * wanted))
        await whileDrawing(world)
        struck++
      },
      done: Promise.all([papers.done, asking.done]).then(() => undefined),
      registered: () => papers.acknowledged.length,
      worked: () => asking.acknowledged.length,
      repeated: () => papers.repeated() + asking.repeated(),
      countHarm: async (client) => {
        const harm = await papers.countHarm(client)
        const more = await compareBooks(client, world, asking.acknowledged)
        return {
          ...harm,
          lost: harm.lost + more.lost,
          doubled: harm.doubled + more.doubled,
          halved: more.halved,
        }
      },
    }
  },
}
