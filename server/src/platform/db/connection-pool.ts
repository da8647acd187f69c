import pg from 'pg'
import type { Log } from '../log.ts'

const { builtins } = pg.types
// Ids become numbers, which hold them exactly (contract: 15 digits). Days stay
// text. Instants become ISO texts.
pg.types.setTypeParser(builtins.INT8, Number)
pg.types.setTypeParser(builtins.DATE, (text: string) => text)
pg.types.setTypeParser(builtins.TIMESTAMPTZ, (text: string) =>
  text.endsWith('infinity') ? text : new Date(text).toISOString(),
)

export type Pool = pg.Pool
export type PoolClient = pg.PoolClient

/**
 * What a client sends in one turn of the event loop leaves in one write. Each statement would else be a call of the system
 * of its own, for the server to write and for PostgreSQL to read: a third of what the server works for a call of many.
 */
function gatherWrites(client: PoolClient): void {
  const { stream } = client.connection
  const send = client.query.bind(client) as (...asked: unknown[]) => unknown
  let isGathering = false
  const query = (...asked: unknown[]): unknown => {
    if (!isGathering) {
      isGathering = true
      stream.cork()
      process.nextTick(() => {
        isGathering = false
        stream.uncork()
      })
    }
    return send(...asked)
  }
  client.query = query as PoolClient['query']
}

/**
 * A pool whose clients pipeline: they send a statement without waiting for the answer to the one
 * before, unless `pipeline` is false. Each client has an error listener, because a dropped
 * connection must not end the process.
 */
export function connectionPool(
  url: string,
  options: { max: number; log: Log; name: string; pipeline?: boolean },
): Pool {
  const config: pg.PoolConfig = {
    connectionString: url,
    max: options.max,
    application_name: options.name,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    pipeline: options.pipeline ?? true,
  } as pg.PoolConfig
  const pool = new pg.Pool(config)
  pool.on('error', (error) => options.log.warn({ err: error }, 'an idle database connection was lost'))
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    gatherWrites(client)
  })
  return pool
}
