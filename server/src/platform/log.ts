import { randomBytes } from 'node:crypto'
import { destination, type Logger, pino } from 'pino'

export type Log = Logger

const ID_BYTES = 9
// Asking the system for random bytes costs the same for one id as for many.
const random = { bytes: Buffer.alloc(0), used: 0 }

/** A short id of a request. A person can quote it from an error message, and the log has it too. */
export function newRequestId(): string {
  if (random.used === random.bytes.length) {
    random.bytes = randomBytes(ID_BYTES * 256)
    random.used = 0
  }
  random.used += ID_BYTES
  return random.bytes.toString('base64url', random.used - ID_BYTES, random.used)
}

// A log line says what happened to which row, by id; never who somebody is or what they wrote.
const PERSONAL = [
  'password',
  'token',
  'secret',
  'cookie',
  'authorization',
  'cnp',
  'cui',
  'email',
  'phone',
  'name',
  'address',
  'subject',
  'body',
  'query',
  'headers',
  'values',
  'parameters',
]
const redacted = PERSONAL.flatMap((key) => [key, `*.${key}`])

/**
 * The path of an address without its query and with each CNP hidden, because
 * searches and filters carry names.
 */
export function pathOnly(url: string): string {
  const end = url.search(/[?#]/)
  const path = end === -1 ? url : url.slice(0, end)
  return path.replace(/(?<!\d)\d{13}(?!\d)/g, '[cnp]')
}

interface ErrorParts {
  code?: unknown
  constraint?: unknown
  table?: unknown
}

/**
 * The parts of an error that may be logged. `detail` of a database error is left
 * out: it quotes `Key (cnp)=(…)`.
 */
function describeError(error: Error & ErrorParts): Record<string, unknown> {
  return {
    type: error.name,
    message: error.message,
    code: error.code,
    constraint: error.constraint,
    table: error.table,
    stack: error.stack,
    cause: error.cause instanceof Error ? describeError(error.cause) : undefined,
  }
}

/** Bytes of log lines that may wait until they can be written again; further lines are dropped. */
const MOST_WAITING_BYTES = 1024 * 1024
const failing = new WeakMap<object, string>()

/** Why log lines cannot be written now, as an error code or message; undefined while they are written. */
export function logTrouble(log: Log): string | undefined {
  return failing.get(log)
}

/**
 * A JSON logger that hides personal data by key, and in paths by the shape of a CNP. It writes to
 * `logFile`, or to standard output when there is none. A line that cannot be written fails no call: it
 * waits, and `logTrouble` says why.
 */
export function createLog(settings: { logLevel: string; logFile?: string | undefined }): Log {
  const place = settings.logFile === undefined ? { fd: 1 } : { dest: settings.logFile, mkdir: true }
  const target = destination({ ...place, sync: true, maxLength: MOST_WAITING_BYTES })
  const log: Log = pino(
    {
      level: settings.logLevel,
      base: undefined,
      redact: { paths: redacted, censor: '[hidden]' },
      serializers: {
        err: describeError,
        error: describeError,
        req: (req: { method?: string; url?: string; id?: unknown }) => ({
          id: req.id,
          method: req.method,
          path: pathOnly(req.url ?? ''),
        }),
        res: (res: { statusCode?: number }) => ({ status: res.statusCode }),
      },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    target,
  )
  target.on('error', (error: NodeJS.ErrnoException) => failing.set(log, error.code ?? error.message))
  target.on('write', () => failing.delete(log))
  return log
}

/** A logger that says nothing; for tests and one-shot commands. */
export const silentLog: Log = pino({ level: 'silent' })
