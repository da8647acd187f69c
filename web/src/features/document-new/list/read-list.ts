import type { IssuerInput } from '@hdoc/contract/issuers/issuer-values.ts'
import { normaliseCnp } from '@hdoc/contract/ro/cnp.ts'
import { normaliseCui } from '@hdoc/contract/ro/cui.ts'
import { z } from 'zod'
import { emptyIssuer } from '../../../entities/issuers/new-issuer.ts'
import { isValidCnp, isValidCui, looksLikeCode, phoneOf } from './read-code.ts'

/** What is wrong with a line; `twice` names the line it repeats. */
export type LineProblem =
  | { kind: 'no_name' }
  | { kind: 'bad_code'; code: string }
  | { kind: 'bad_email'; email: string }
  | { kind: 'twice'; line: number }

export type ReadLine = {
  /** Position in what was pasted, from 1. */
  n: number
  /** As it was written. */
  text: string
  name: string
  cui: string
  cnp: string
  /** The issuer that the line would add to the directory. */
  issuer: IssuerInput
  problems: LineProblem[]
}

const isEmail = (cell: string) => cell.includes('@')
const firm =
  /\b(?:s\.?r\.?l|s\.?a|s\.?c|pfa|ong|snc)\b|asocia|prim[aă]ri|[sș]coal|gr[aă]dini|liceu|consili|direc[tț]i|inspectorat|judec[aă]tori|minister|agen[tț]i|funda[tț]i|spital|poli[tț]i|institut|prefectur|societate|compani/i
const header = /^(?:nume|denumire|destinatar|deponent|name)$/i

/** Splits a line into cells; quotes hold a cell together. */
function split(line: string, by: string): string[] {
  const cells = ['']
  let isQuoted = false
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted
    else if (letter === by && !isQuoted) cells.push('')
    else cells[cells.length - 1] += letter
  }
  return cells.map((cell) => cell.trim())
}

/**
 * The cells of a line: split by tab, else by semicolon, else by commas where the second cell is a code. Any
 * other line is one cell.
 */
function cellsOf(line: string): string[] {
  for (const by of ['\t', ';']) if (line.includes(by)) return split(line, by)
  const byComma = split(line, ',')
  return looksLikeCode(byComma[1] ?? '', 1) ? byComma : [line.trim()]
}

/** Reads one line by itself, without comparing it with others. */
export function readLine(text: string, n: number): ReadLine {
  const [name = '', ...others] = cellsOf(text)
  const email = others.find(isEmail) ?? ''
  const code = others.find((cell, at) => looksLikeCode(cell, at + 1)) ?? ''
  const phone = others.find((cell) => cell !== code && phoneOf(cell) !== '') ?? ''
  const address = others.filter((cell) => cell !== '' && ![email, code, phone].includes(cell)).join(', ')
  const isCnp = isValidCnp(code)
  const isCui = !isCnp && isValidCui(code)
  const cui = isCui ? (normaliseCui(code)?.cui ?? '') : ''
  const cnp = isCnp ? normaliseCnp(code) : ''
  const problems: LineProblem[] = []
  if (name === '') problems.push({ kind: 'no_name' })
  if (code !== '' && !isCnp && !isCui) problems.push({ kind: 'bad_code', code })
  if (email !== '' && !z.email().safeParse(email).success) problems.push({ kind: 'bad_email', email })
  const type = isCui || (!isCnp && firm.test(name)) ? ('pj' as const) : ('pf' as const)
  const issuer = {
    ...emptyIssuer(name.slice(0, 300)),
    type,
    cui,
    cnp,
    email,
    phone: phoneOf(phone),
    street: address.slice(0, 200),
  }
  return { n, text, name, cui, cnp, issuer, problems }
}

/**
 * Marks each line that repeats another. Of two equal lines the one that is already registered (`stands`)
 * stays unmarked, otherwise the first.
 */
export function markTwice<L extends ReadLine>(lines: readonly L[], stands: (line: L) => boolean): L[] {
  const seen = new Map<string, number>()
  const markOf = ({ cui, cnp, name }: L) =>
    cui || cnp || name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  for (const line of lines) if (stands(line)) seen.set(markOf(line), line.n)
  return lines.map((line) => {
    if (stands(line)) return line
    const problems = line.problems.filter(({ kind }) => kind !== 'twice')
    const first = seen.get(markOf(line))
    if (first === undefined) seen.set(markOf(line), line.n)
    else if (line.name !== '') problems.push({ kind: 'twice', line: first })
    return { ...line, problems }
  })
}

/** Reads a pasted list. Empty lines and a heading are left out, and a line that repeats another is marked. */
export function readList(text: string): ReadLine[] {
  const lines = text
    .split(/\r?\n/)
    .map((line, at) => ({ line, cells: cellsOf(line), n: at + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .filter(({ cells, n }, at) => !(at === 0 && n === 1 && header.test(cells[0] ?? '')))
    .map(({ line, n }) => readLine(line, n))
  return markTwice(lines, () => false)
}
