import type { Client } from 'pg'
import type { Acknowledgement } from './registering-clients.ts'

/** What differs between the clients' own record and the database; all zero when nothing was harmed. */
export type Harm = {
  /** Acknowledged, but no document bears that id and number. */
  lost: number
  /** A second document for one key, one number twice, or a document nobody was told of. */
  doubled: number
  /** Numbers between the first and the next one of a register that no document bears. */
  skipped: number
}

export async function compareRecord(client: Client, record: readonly Acknowledgement[]): Promise<Harm> {
  const { rows: documents } = await client.query<{ id: string; number: string }>(
    'select id::text, number from documents',
  )
  const { rows: gaps } = await client.query<{ missing: string }>(`
    select coalesce(sum(c.next_number - 1 - coalesce(d.given, 0)), 0)::text as missing
      from register_counters c
      left join (select institution_id, register_id, count(distinct counter) as given from documents group by 1, 2) d
        using (institution_id, register_id)`)
  const numbers = new Map(documents.map(({ id, number }) => [Number(id), number]))
  const told = new Set(record.map(({ id }) => id))
  return {
    lost: record.filter(({ id, number }) => numbers.get(id) !== number).length,
    doubled:
      documents.length -
      new Set(documents.map(({ number }) => number)).size +
      (record.length - told.size) +
      documents.filter(({ id }) => !told.has(Number(id))).length,
    skipped: Number(gaps[0]?.missing),
  }
}
