import { posix } from 'node:path'
import type { Literal, Scanned } from './scan-source.ts'
import { lineAt, type SourceTree } from './source-tree.ts'

/** One import of a file, static, dynamic, re-exported or of types only: they all tie files together. */
export type Import = {
  readonly line: number
  readonly specifier: string
  /** The file of this repository that is meant, or undefined for a package. */
  readonly file: string | undefined
}

const contractPrefix = '@hdoc/contract/'
const asset = /\.(css|json|svg|png|woff2?|txt|sql)(\?\w+)?$/

/** `@scope/name/sub` and `name/sub` → the package's name. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

function isSpecifier(code: string, literal: Literal): boolean {
  const before = code.slice(Math.max(0, literal.start - 60), literal.start).trimEnd()
  if (/(?:^|[^\w$.])(?:from|import)$/.test(before)) return true
  if (/(?:^|[^\w$.])(?:import|require)\s*\($/.test(before)) return true
  return /\bnew\s+URL\s*\($/.test(before) && /\.tsx?$/.test(literal.text)
}

function fileOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  if (specifier.startsWith(contractPrefix)) return `contract/src/${specifier.slice(contractPrefix.length)}`
  return undefined
}

function findImports(path: string, text: string, scanned: Scanned): Import[] {
  return scanned.literals
    .filter((literal) => isSpecifier(scanned.code, literal) && !asset.test(literal.text))
    .map((literal) => ({
      line: lineAt(text, literal.start),
      specifier: literal.text,
      file: fileOf(path, literal.text),
    }))
}

export type ImportGraph = ReadonlyMap<string, readonly Import[]>

export function importGraph(scannedFiles: ReadonlyMap<string, Scanned>, sources: SourceTree): ImportGraph {
  return new Map(
    [...scannedFiles].map(([path, scanned]) => [path, findImports(path, sources.get(path)!, scanned)]),
  )
}
