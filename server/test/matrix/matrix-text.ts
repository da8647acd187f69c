import type { EndpointSpec } from '@hdoc/contract/calls/endpoint.ts'
import { callRefusal } from '../../src/platform/auth/call-refusal.ts'
import type { MatrixCaller } from './callers.ts'

/** `yes`, `401`, `403` (a right is missing) or `403 CODE`. */
export type Cell = string

export function cellOf(endpoint: EndpointSpec, caller: Pick<MatrixCaller, 'actor'>): Cell {
  const refusal = callRefusal(endpoint, caller.actor)
  if (!refusal) return 'yes'
  if (refusal.code === 'UNAUTHENTICATED') return '401'
  return refusal.code === 'FORBIDDEN' ? '403' : `403 ${refusal.code}`
}

export type Kind = { name: string; callers: MatrixCaller[] }

/** Groups callers who may make exactly the same calls. The groups are called `A`, `B` and so on. */
export function kindsOf(specs: readonly EndpointSpec[], callers: readonly MatrixCaller[]): Kind[] {
  const kinds = new Map<string, MatrixCaller[]>()
  for (const caller of callers) {
    const column = specs.map((spec) => cellOf(spec, caller)).join()
    kinds.set(column, [...(kinds.get(column) ?? []), caller])
  }
  return [...kinds.values()].map((all, n) => ({ name: String.fromCharCode(65 + n), callers: all }))
}

const legend = /^- ([A-Z]): (.+)$/

/** Reads the committed matrix. Gives a function from a caller's title and a call's id to the cell. */
export function readMatrix(text: string): (title: string, call: string) => Cell | undefined {
  const kinds = new Map<string, string>()
  const cells = new Map<string, Map<string, Cell>>()
  let heads: string[] = []
  for (const line of text.split('\n')) {
    const [, kind = '', titles = ''] = legend.exec(line) ?? []
    if (titles !== '') for (const title of titles.split('; ')) kinds.set(title, kind)
    if (!line.startsWith('| ') || line.startsWith('| ---')) continue
    const row = line.slice(2, -2).split(' | ')
    if (row[0] === 'call') heads = row
    else cells.set(row[0]!, new Map(row.map((cell, n) => [heads[n]!, cell])))
  }
  return (title, call) => cells.get(call)?.get(kinds.get(title) ?? '')
}
