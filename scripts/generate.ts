import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Generator } from './generators/generator.ts'
import { runGenerators } from './generators/run-generators.ts'

const root = resolve(import.meta.dirname, '..')
const folder = join(import.meta.dirname, 'generators')
const known = ['--check', '--without-database']
const asked = process.argv.slice(2)
const say = (line: string) => process.stdout.write(`${line}\n`)

async function loadGenerators(): Promise<Generator[]> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.generator.ts'))
  const loaded = names.sort().map(async (name) => {
    const { generator } = (await import(pathToFileURL(join(folder, name)).href)) as { generator?: Generator }
    if (!generator) throw new Error(`scripts/generators/${name} exports no generator`)
    return generator
  })
  return Promise.all(loaded)
}

const unknown = asked.find((one) => !known.includes(one))
if (unknown) {
  say(`generate knows ${known.join(' and ')}, not ${unknown}.`)
  process.exitCode = 2
} else {
  const mode = asked.includes('--check') ? 'check' : 'write'
  const { lines, failed } = await runGenerators(
    root,
    await loadGenerators(),
    mode,
    asked.includes('--without-database'),
  )
  for (const line of lines) say(line)
  process.exitCode = failed ? 1 : 0
}
