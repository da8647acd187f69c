import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { allowedLicences } from './licences/allowed-licences.ts'
import { type Lockfile, lockedPackages, refusedLicences } from './licences/locked-packages.ts'
import { thirdPartyNotices } from './licences/third-party-notices.ts'

/** `check-licences.ts --check [root]` compares THIRD-PARTY-NOTICES, `--write [root]` writes it; both refuse licences. */
const [mode = '--check', folder] = process.argv.slice(2)
const root = resolve(folder ?? join(import.meta.dirname, '..'))
const noticesFile = join(root, 'THIRD-PARTY-NOTICES')
const say = (line: string) => process.stdout.write(`${line}\n`)

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile
const packages = lockedPackages(lock)
const problems = refusedLicences(packages, allowedLicences)
const { text, missing } = thirdPartyNotices(root, packages)
for (const one of missing)
  problems.push(`${one} is not there, so the notices would be incomplete; run npm install.`)

if (mode === '--write' && problems.length === 0) writeFileSync(noticesFile, text)
else if (mode === '--check') {
  const present = existsSync(noticesFile) ? readFileSync(noticesFile, 'utf8') : ''
  if (present !== text)
    problems.push(
      'THIRD-PARTY-NOTICES is not what the packages say; run node scripts/check-licences.ts --write.',
    )
} else if (mode !== '--write') problems.push(`check-licences knows --check and --write, not ${mode}.`)

for (const problem of problems) say(problem)
const delivered = packages.filter(({ development }) => !development).length
say(
  `licences: ${packages.length} packages read, ${delivered} of them delivered, ${problems.length} problems.`,
)
process.exitCode = problems.length > 0 ? 1 : 0
