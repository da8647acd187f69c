import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project, wherever a command is called from. */
export const projectDir = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

const { HDOC_LANG, LC_ALL, LANG } = process.env
const english = HDOC_LANG ? HDOC_LANG === 'en' : (LC_ALL || LANG || '').startsWith('en')

/** Prints a line in the language of the terminal: Romanian unless that is English. */
export function say(ro, en) {
  process.stdout.write(`${english ? en : ro}\n`)
}

/** Ends the command with one sentence. */
export function refuse(ro, en) {
  process.stderr.write(`${english ? en : ro}\n`)
  process.exit(1)
}
