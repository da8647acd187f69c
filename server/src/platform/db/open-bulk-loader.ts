import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { escapeIdentifier } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Log } from '../log.ts'
import { connectionPool, type PoolClient } from './connection-pool.ts'
import { type Columns, copyText } from './copy-text.ts'
import { runTransaction, withRetry } from './run-transaction.ts'
import { asTenant, type TenantDb } from './tenant-db.ts'

/** A temporary table into which rows are copied; it is dropped at the end of the transaction. */
export interface Staging<Row extends object> {
  readonly name: string
  readonly columns: Columns<Row>
}

export interface BulkLoader {
  /**
   * One transaction inside an institution. It copies the rows into the staging table; then the work writes
   * them from there into their tables, because COPY cannot write into a table with row security. All of it
   * may run again after a deadlock, so the work must touch nothing but the database. Rows that depend on what is
   * there are made by a function, inside the transaction.
   */
  load<Row extends object, T>(
    institutionId: number,
    staging: Staging<Row>,
    rows: readonly Row[] | ((db: TenantDb) => Promise<readonly Row[]>),
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
 * Opens one connection for bulk loads, which run one at a time. The role of `url` must be allowed to
 * make temporary tables. The connection is not pipelined, because the answer to a COPY could not be
 * told from the next statement's.
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
            const inside = asTenant(db, institutionId)
            await copyRows(client, staging, typeof rows === 'function' ? await rows(inside) : rows)
            return work(inside)
          },
        ),
      ),
    close: () => pool.end(),
  }
}
