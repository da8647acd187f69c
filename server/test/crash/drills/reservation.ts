import type { Client } from 'pg'
import { administrator } from '../../load/fill-institution.ts'
import { jsonOf } from '../../load/send-call.ts'
import type { Drill, DrillWorld, Harm } from '../drill.ts'
import { registerPapers } from '../register-papers.ts'
import { type RepeatedCalls, repeatCalls } from '../repeat-calls.ts'
import { whileWriting } from '../while-writing.ts'

const NUMBERS = 100
const RESERVING = 4

/**
 * What a client was told of one reservation. The key is also written in the reservation's note, so that the
 * database knows it.
 */
type Reserved = { key: string; numbers: string[] }

async function startReserving(world: DrillWorld, goesOn: () => boolean): Promise<RepeatedCalls<Reserved>> {
  const session = await world.signIn(administrator)
  const { registerIds } = world.filled
  return repeatCalls<Reserved>(world, {
    clients: RESERVING,
    goesOn,
    sessions: [session],
    call: async (send, n, key) => {
      const body = {
        register_id: registerIds[n % registerIds.length],
        count: NUMBERS,
        note: key,
        confirmed: true,
      }
      const answer = await send('POST', '/api/number_reservation/add', JSON.stringify(body))
      const { numbers } = jsonOf<{ numbers: { number: string }[] }>('a reservation', answer)
      return { key, numbers: numbers.map(({ number }) => number) }
    },
  })
}

/**
 * Checks that every acknowledged reservation is there once and whole, under the numbers told, and that there
 * is none that nobody was told of.
 */
async function compareReservations(
  client: Client,
  told: readonly Reserved[],
): Promise<Pick<Harm, 'lost' | 'doubled' | 'halved'>> {
  const { rows } = await client.query<{ key: string; numbers: string[]; together: boolean }>(`
    select note as key, array_agg(number order by counter) as numbers,
           count(distinct (register_id, series)) = 1 and max(counter) - min(counter) = count(*) - 1 as together
      from number_reservations where note <> '' group by note`)
  const { rows: twice } = await client.query<{ numbers: string }>(`
    select (count(*) - count(distinct (institution_id, register_id, number)))::text as numbers
      from (select institution_id, register_id, number from documents
            union all select institution_id, register_id, number from number_reservations where document_id is null) n`)
  const kept = new Map(rows.map((row) => [row.key, row]))
  const keys = new Set(told.map(({ key }) => key))
  return {
    lost: told.filter(({ key, numbers }) => kept.get(key)?.numbers.join() !== numbers.join()).length,
    doubled: rows.filter(({ key }) => !keys.has(key)).length + Number(twice[0]?.numbers),
    halved: rows.filter(({ numbers, together }) => numbers.length !== NUMBERS || !together).length,
  }
}

export const reservation: Drill = {
  name: 'reservation',
  what: `reservations of ${NUMBERS} numbers, with registrations in the same registers`,
  sizes: {
    short: { clients: 8, wanted: 160, kills: 2 },
    full: { clients: 16, wanted: 4_000, kills: 10 },
  },
  start: async (world, { clients, wanted }) => {
    const papers = await registerPapers(world, { clients, wanted })
    const reserving = await startReserving(world, () => papers.acknowledged.length < wanted)
    return {
      reached: async (share) => {
        await papers.reached(share * wanted)
        await whileWriting(world, 'number_reservations')
      },
      done: Promise.all([papers.done, reserving.done]).then(() => undefined),
      registered: () => papers.acknowledged.length,
      worked: () => reserving.acknowledged.length,
      repeated: () => reserving.repeated() + papers.repeated(),
      countHarm: async (client) => {
        const harm = await papers.countHarm(client)
        const more = await compareReservations(client, reserving.acknowledged)
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
