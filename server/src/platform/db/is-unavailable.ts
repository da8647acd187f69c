import { CommitUnknown, DatabaseLate } from './transaction-failures.ts'

const connectionLost = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  '53100',
  '53200',
  '53300',
  '55P03',
  '25P03',
  '40001',
  '40P01',
])
const lostMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'the database system is',
  'is not currently accepting connections',
]

/** True when the database is away or busy, so that the same work may succeed a moment later. */
export function isUnavailable(thrown: unknown): boolean {
  const { code, message } = (thrown ?? {}) as { code?: string; message?: string }
  return (
    thrown instanceof DatabaseLate ||
    thrown instanceof CommitUnknown ||
    (code !== undefined && connectionLost.has(code)) ||
    lostMessages.some((text) => message?.includes(text))
  )
}
