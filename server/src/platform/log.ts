import { randomBytes } from 'node:crypto'
import { destination, type Logger, pino } from 'pino'

export type Log = Logger

/** A short id that a person can quote from an error and that is found in the log. */
export function newRequestId(): string {
  return randomBytes(9).toString('base64url')
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

/** The path without its query and without codes of people: searches and filters carry them. */
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

/** What an error may tell the log. Messages of the database quote values (`Key (cnp)=(…)`), so its detail stays out. */
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

/** Lines that wait until they can be written again; more are dropped. */
const MOST_WAITING_BYTES = 1024 * 1024
const failing = new WeakMap<object, string>()

/** Why lines cannot be written now; undefined while they are. */
export function logTrouble(log: Log): string | undefined {
  return failing.get(log)
}

/**
 * A JSON logger that drops personal data by key and by shape; to a file when one is named, else standard output. A line
 * that cannot be written fails nobody's call: it waits, and `logTrouble` tells.
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
