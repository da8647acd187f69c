import type { Client } from 'pg'
import type { Acknowledged } from '../load/registration.ts'
import type { Harm } from './drill.ts'

export type Acknowledgement = Acknowledged & { key: string }

/** Gives the id of the last document. A drill counts the documents after it as its own. */
export async function lastDocument(client: Client): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    'select coalesce(max(id), 0)::text as id from documents',
  )
  return Number(rows[0]?.id)
}

/**
 * Counts the numbers that nothing bears, from the first to the last number of every series of every register.
 */
async function countSkipped(client: Client): Promise<number> {
  const { rows } = await client.query<{ missing: string }>(`
    with borne as (
      select institution_id, register_id, series, counter from documents
      union select institution_id, register_id, series, counter from number_reservations
      union select institution_id, register_id, series, counter from further_numbers),
    given as (
      select institution_id, register_id, series, count(*) as numbers, max(counter) as last from borne group by 1, 2, 3)
    select (
      (select coalesce(sum(c.next_number - 1 - coalesce(g.numbers, 0)), 0)
         from register_counters c left join given g using (institution_id, register_id, series)) +
      (select coalesce(sum(g.last - g.numbers), 0)
         from given g join register_counters c using (institution_id, register_id) where g.series <> c.series))::text as missing`)
  return Number(rows[0]?.missing)
}

/**
 * Counts the numbers of a register and series that were given earlier than the number before them, or in
 * another year than they bear.
 */
async function countDisordered(client: Client): Promise<number> {
  const { rows } = await client.query<{ wrong: string }>(`
    select count(*)::text as wrong
      from (select series, given_at, extract(year from given_at at time zone 'Europe/Bucharest')::text as year,
                   lag(given_at) over (partition by institution_id, register_id, series order by counter) as before
              from register_ledger) l
     where given_at < before or (series ~ '^[0-9]{4}' and left(series, 4) <> year)`)
  return Number(rows[0]?.wrong)
}

/** What differs between the clients' own record and the documents that came after `since`. */
export async function compareRecord(
  client: Client,
  record: readonly Acknowledgement[],
  since: number,
): Promise<Omit<Harm, 'halved'>> {
  const { rows: documents } = await client.query<{ id: string; register_id: string; number: string }>(
    'select id::text, register_id::text, number from documents where id > $1',
    [since],
  )
  const numbers = new Map(documents.map(({ id, number }) => [Number(id), number]))
  const told = new Set(record.map(({ id }) => id))
  return {
    lost: record.filter(({ id, number }) => numbers.get(id) !== number).length,
    doubled:
      documents.length -
      new Set(documents.map((one) => `${one.register_id} ${one.number}`)).size +
      (record.length - told.size) +
      documents.filter(({ id }) => !told.has(Number(id))).length,
    skipped: await countSkipped(client),
    disordered: await countDisordered(client),
  }
}
