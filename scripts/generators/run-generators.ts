import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Generator } from './generator.ts'

export type Mode = 'write' | 'check'
export type Run = { lines: string[]; failed: boolean }

/**
 * Writes the generated files, or compares them with what their generators make now.
 * Fails when a file drifts, when none was generated, and when a folder of generated files holds one
 * that no generator knows (`known` counts those skipped for want of a database).
 */
export async function runGenerators(
  root: string,
  generators: readonly Generator[],
  mode: Mode,
  withoutDatabase = false,
): Promise<Run> {
  const lines: string[] = []
  let failed = false
  let done = 0
  for (const { file, needsDatabase, build } of generators) {
    if (needsDatabase && withoutDatabase) {
      lines.push(`${file}: skipped, it needs a database.`)
      continue
    }
    done++
    const text = await build()
    const path = join(root, file)
    const present = existsSync(path) ? readFileSync(path, 'utf8') : undefined
    if (present === text) continue
    if (mode === 'check') {
      failed = true
      lines.push(
        `${file}: ${present === undefined ? 'missing' : 'differs from what its sources say'}; run npm run generate.`,
      )
    } else {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
      lines.push(`${file}: written.`)
    }
  }
  const known = new Set(generators.map(({ file }) => file))
  const folder = join(root, 'docs/generated')
  for (const name of existsSync(folder) ? readdirSync(folder).sort() : [])
    if (!known.has(`docs/generated/${name}`)) {
      failed = true
      lines.push(`docs/generated/${name}: no generator writes this file; remove it.`)
    }
  if (done === 0) {
    failed = true
    lines.push('no generator ran.')
  }
  lines.push(`generated files: ${done} ${mode === 'check' ? 'compared' : 'made'}.`)
  return { lines, failed }
}
