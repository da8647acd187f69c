import { type ErrorCode, errorTable } from '@hdoc/contract/failures/errors.ts'
import { type FuzzCall, planCall } from './plan-call.ts'
import { type Operation, readOperations, resolverOf } from './read-operations.ts'
import type { Pick, Values } from './well-meant.ts'

export type FuzzAnswer = { readonly status: number; readonly code: string | undefined }

/** One caller, who signs in again when a call ended the session. */
export interface FuzzCaller {
  readonly title: string
  /** Throws when no answer comes. */
  send(call: FuzzCall): Promise<FuzzAnswer>
  signIn(): Promise<void>
}

export interface FuzzReport {
  calls: number
  statuses: Record<number, number>
  /** Operations with a call that was let in. An operation that is never let in is tested only at its door. */
  answered: Set<string>
  findings: string[]
  slowestMs: number
  slowest: string
}

/**
 * A refusal from the error table, such as a busy database, is planned. INTERNAL, or an answer of another
 * form, is a fault.
 */
const isPlanned = (status: number, code: string | undefined): boolean =>
  status !== 500 && code !== undefined && errorTable[code as ErrorCode]?.status === status

const shown = ({ method, path, payload }: FuzzCall): string =>
  `${method} ${path.slice(0, 400)}${payload ? ` ${payload.toString('utf8').slice(0, 600)}` : ''}`

/**
 * Some calls end the session. After this many refusals in a row the caller signs in again, or it would test
 * the door alone.
 */
const SIGN_IN_AGAIN_AFTER = 5

/** Gives every operation once, in random order, and then begins again. */
function* inTurn(operations: readonly Operation[], pick: Pick): Generator<Operation, never> {
  for (;;) {
    const left = [...operations]
    while (left.length > 0) yield left.splice(pick(left.length), 1)[0]!
  }
}

/**
 * Makes calls of an OpenAPI document with harmful values; the callers take turns.
 * @param document the OpenAPI document
 * @param slowMs milliseconds; a call that takes longer is a finding
 * @param goesOn false ends the run, because the program is gone
 */
export async function runFuzz({
  document,
  callers,
  calls,
  pick,
  idsFor,
  slowMs,
  goesOn = () => true,
}: {
  document: unknown
  callers: readonly FuzzCaller[]
  calls: number
  pick: Pick
  idsFor: Values['idsFor']
  slowMs: number
  goesOn?: () => boolean
}): Promise<FuzzReport> {
  const report: FuzzReport = {
    calls: 0,
    statuses: {},
    answered: new Set(),
    findings: [],
    slowestMs: 0,
    slowest: '',
  }
  const operations = inTurn(readOperations(document), pick)
  const resolve = resolverOf(document)
  const refused = new Map<FuzzCaller, number>()
  while (report.calls < calls && goesOn()) {
    const operation = operations.next().value
    for (const caller of callers) {
      const call = planCall(operation, { pick, resolve, idsFor, tag: operation.tag })
      const find = (what: string) =>
        report.findings.push(`${caller.title}: ${operation.id}: ${what}: ${shown(call)}`)
      const start = performance.now()
      report.calls++
      try {
        const { status, code } = await caller.send(call)
        report.statuses[status] = (report.statuses[status] ?? 0) + 1
        if (status < 300) report.answered.add(operation.id)
        if (status >= 500 && !isPlanned(status, code)) find(`${status} ${code ?? ''}`)
        refused.set(caller, status === 401 || status === 419 ? (refused.get(caller) ?? 0) + 1 : 0)
      } catch (error) {
        find(error instanceof Error ? error.message : String(error))
      }
      const took = performance.now() - start
      if (took > report.slowestMs)
        Object.assign(report, { slowestMs: took, slowest: `${operation.id} ${shown(call)}` })
      if (took > slowMs) find(`${Math.round(took)} ms`)
      if ((refused.get(caller) ?? 0) >= SIGN_IN_AGAIN_AFTER) {
        refused.set(caller, 0)
        await caller.signIn()
      }
    }
  }
  return report
}
