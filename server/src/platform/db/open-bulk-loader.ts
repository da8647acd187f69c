import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { escapeIdentifier } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Log } from '../log.ts'
import { connectionPool, type PoolClient } from './connection-pool.ts'
import { type Columns, copyText } from './copy-text.ts'
import { runTransaction, withRetry } from './run-transaction.ts'
import { asTenant, type TenantDb } from './tenant-db.ts'

/** A temporary table that rows are copied into; it lives as long as the transaction. */
export interface Staging<Row extends object> {
  readonly name: string
  readonly columns: Columns<Row>
}

export interface BulkLoader {
  /**
   * One transaction inside an institution: copies the rows into the staging table, then does the work, which spreads
   * them. (COPY cannot write into a table with row security.) May run again after a deadlock, so the work touches
   * nothing but the database.
   */
  load<Row extends object, T>(
    institutionId: number,
    staging: Staging<Row>,
    rows: readonly Row[],
    work: (db: TenantDb) => Promise<T>,
  ): Promise<T>
  close(): Promise<void>
}

async function copyRows<Row extends object>(
  client: PoolClient,
  { name, columns }: Staging<Row>,
  rows: readonly Row[],
): Promise<void> {
  const table = `pg_temp.${escapeIdentifier(name)}`
  const names = Object.keys(columns).map(escapeIdentifier)
  const types = Object.values<string>(columns)
  await client.query(
    `create temporary table ${escapeIdentifier(name)} (${names.map((one, n) => `${one} ${types[n]}`).join(', ')}) on commit drop`,
  )
  const stream = client.query(copyFrom(`copy ${table} (${names.join(', ')}) from stdin`))
  await pipeline(Readable.from(copyText(columns, rows)), stream)
}

/**
 * A connection of its own for loads, one at a time; the role of `url` must be allowed to make temporary tables. Not
 * pipelined: the answer to a COPY could not be told from that of the next statement.
 */
export function openBulkLoader({ url, log }: { url: string; log: Log }): BulkLoader {
  const pool = connectionPool(url, { max: 1, log, name: 'hdoc bulk load', pipeline: false })
  return {
    load: (institutionId, staging, rows, work) =>
      withRetry(() =>
        runTransaction(
          pool,
          { prepared: false, oneByOne: true, set: { 'app.institution_id': String(institutionId) } },
          async (db, client) => {
            await copyRows(client, staging, rows)
            return work(asTenant(db, institutionId))
          },
        ),
      ),
    close: () => pool.end(),
  }
}
