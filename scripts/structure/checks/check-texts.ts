import { findTexts } from '../reading/find-texts.ts'
import type { Scanned } from '../reading/scan-source.ts'
import { isTest, lineAt, type Problem } from '../reading/source-tree.ts'

const screenTexts = 'web/src/lib/texts/ro/'
const english = 'web/src/lib/texts/en/'
/** Tables of sentences in both languages, each found by its name. */
const tables =
  /^contract\/src\/(failures\/(?:\w+\/)?[\w-]+-(errors|problems|messages)|trail\/(?:case-)?activity-labels)\.ts$/
const plural = /_(one|few|other)$/
/** A template that begins with the name of a text. */
const beginning = /^[A-Za-z][\w.]{2,} [\w. ]*$/
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

type Files = ReadonlyMap<string, Scanned>
type Named = { file: string; name: string; offset: number }

/** What names of texts the files say: whole, and in templates, in which any word stands for a value. */
function saidIn(files: Files): (name: string) => boolean {
  const said = new Set<string>()
  const patterns = new Set<string>()
  for (const { code, literals } of files.values()) {
    for (const [word] of code.matchAll(/[\w$]+/g)) said.add(word)
    for (const { kind, text } of literals) {
      said.add(text)
      if (kind === 'template' && beginning.test(text))
        patterns.add(text.split(' ').map(escaped).join('[\\w.]+'))
    }
  }
  const template = new RegExp(`^(?:${[...patterns].join('|')})$`)
  return (name) => said.has(name) || (patterns.size > 0 && template.test(name))
}

const dead = ({ file, name, offset }: Named, { code }: Scanned): Problem => ({
  file,
  line: lineAt(code, offset),
  rule: 'dead-text',
  text: `nothing says „${name}”; remove the text in both languages.`,
})

function textsOf(files: Files, isOne: (file: string) => boolean): Named[] {
  return [...files]
    .filter(([file]) => isOne(file))
    .flatMap(([file, scanned]) =>
      findTexts(scanned).map(({ path, offset }) => ({ file, name: path.join('.'), offset })),
    )
}

/** The rooms of the screens' texts are named in their index: `common: words`. */
function roomsOf(index: Scanned | undefined): ReadonlyMap<string, string> {
  const pairs = [...(index?.code ?? '').matchAll(/(\w+): (\w+)/g)]
  return new Map(pairs.map(([, room = '', constant = '']) => [constant, room]))
}

/** Finds texts that no code names any more: those of screens, of refusals and of the trail. */
export function checkTexts(files: Files): Problem[] {
  const code = new Map([...files].filter(([file]) => !isTest(file) && !file.startsWith(english)))
  const isScreenText = (file: string) => file.startsWith(screenTexts)
  const rooms = roomsOf(files.get(`${screenTexts}index.ts`))
  const onScreens = saidIn(new Map([...code].filter(([file]) => /^web\//.test(file) && !isScreenText(file))))
  const screens = textsOf(code, isScreenText).filter(({ name }) => {
    const [constant = '', ...rest] = name.split('.')
    const key = [rooms.get(constant) ?? constant, ...rest].join('.')
    return !onScreens(key) && !onScreens(key.replace(plural, ''))
  })
  const elsewhere = saidIn(new Map([...code].filter(([file]) => !tables.test(file))))
  const sentences = textsOf(code, (file) => tables.test(file))
    .filter(({ name }) => name.endsWith('.ro'))
    .map((one) => ({ ...one, name: one.name.split('.').slice(1, -1).join('.') }))
    .filter(({ name }) => !elsewhere(name))
  return [...screens, ...sentences].map((one) => dead(one, files.get(one.file)!))
}
