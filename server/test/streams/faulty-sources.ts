import { Readable } from 'node:stream'
import type { Database } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import type { FileStore } from '../../src/platform/files/store/file-store.ts'

/** An ordered fault: where it strikes, and whether the source fails there or waits until it is let go on. */
export type Fault = { at: number; kind: 'fails' | 'waits' }
type Source = {
  /** Counts anew from here, with this fault or none. */
  order(fault?: Fault): void
  /** How far the reader has come: transactions begun, or bytes passed on. */
  reached(): number
  /** Lets a waiting source go on. */
  goOn(): void
}

function faults(): Source & {
  strikes(at: number): Fault['kind'] | undefined
  seen: number
  held: Promise<void>
} {
  let ordered: Fault | undefined
  let goOn = () => {}
  const state = {
    seen: 0,
    held: Promise.resolve(),
    order(fault?: Fault) {
      state.seen = 0
      ordered = fault
      state.held = new Promise((resolve) => {
        goOn = resolve
      })
    },
    reached: () => state.seen,
    goOn: () => goOn(),
    strikes: (at: number) => (ordered?.at === at ? ordered.kind : undefined),
  }
  return state
}

/**
 * A database that really loses its connection, from the server's side, in the ordered transaction; the first
 * is 1.
 */
export function faultyDatabase(database: Database): Source & { database: Database } {
  const state = faults()
  return {
    ...state,
    reached: () => state.seen,
    database: {
      ...database,
      inInstitution: async (id, work, options) => {
        const strikes = state.strikes(++state.seen)
        if (strikes === 'waits') await state.held
        return database.inInstitution(
          id,
          async (db) => {
            if (strikes === 'fails')
              await db.rows(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => undefined)
            return work(db)
          },
          options,
        )
      },
    },
  }
}

/**
 * A file store whose disk fails after an ordered number of bytes of all that is read, as a broken disk does.
 */
export function faultyFiles(files: FileStore): Source & { files: FileStore; open(): number } {
  const state = faults()
  let open = 0
  async function* read(content: Readable): AsyncGenerator<Buffer> {
    const strike = async (): Promise<void> => {
      if (state.strikes(state.seen) === 'waits') await state.held
      if (state.strikes(state.seen) === 'fails')
        throw Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO', errno: -5, syscall: 'read' })
    }
    open++
    try {
      await strike()
      for await (const part of content) {
        let bytes = part as Buffer
        // The part is split where the fault lies inside it; the bytes before the fault are passed on.
        for (let n = 1; n < bytes.length; n++)
          if (state.strikes(state.seen + n)) {
            state.seen += n
            yield bytes.subarray(0, n)
            bytes = bytes.subarray(n)
            await strike()
            break
          }
        state.seen += bytes.length
        yield bytes
        await strike()
      }
    } finally {
      content.destroy()
      open--
    }
  }
  return {
    ...state,
    reached: () => state.seen,
    open: () => open,
    files: {
      ...files,
      open: async (sha256, range) =>
        Readable.from(read(await files.open(sha256, range)), { objectMode: false }),
    },
  }
}
