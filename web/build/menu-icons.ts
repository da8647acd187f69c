import { readdirSync, readFileSync } from 'node:fs'

const shell = new URL('../src/app/shell/', import.meta.url)
/** Public pages show these too: in one piece with the others, each such page would load the icons of the whole menu. */
const alsoPublic: ReadonlySet<string> = new Set(['IconFileUpload', 'IconMail', 'IconMapPin', 'IconNews'])

/** Beside the menu, of the list of documents: with it they are the first that everybody of the staff loads. */
const ofTheList = ['IconCopy', 'IconStack2', 'IconTag', 'IconUserShare']

/** Modules of the icons that the menu and the list of documents name and only the staff's side shows. */
export function menuIcons(): RegExp {
  const menu = readdirSync(shell).filter((file) => /^menu[a-z-]*\.ts$/.test(file))
  const named = menu.flatMap(
    (file) => readFileSync(new URL(file, shell), 'utf8').match(/\bIcon[A-Z]\w+/g) ?? [],
  )
  if (named.length === 0) throw new Error('no file of the menu names icons')
  const own = [...new Set([...named, ...ofTheList])].filter((name) => !alsoPublic.has(name))
  return new RegExp(`/icons/(?:${own.join('|')})\\.mjs$`)
}
