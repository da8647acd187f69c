import { readFileSync } from 'node:fs'

const entries = new URL('../src/app/shell/menu-entries.ts', import.meta.url)
/** Public pages show these too: in one piece with the others, each such page would load the icons of the whole menu. */
const alsoPublic: readonly string[] = ['IconFileUpload', 'IconMail', 'IconMapPin', 'IconNews']

/** Modules of the icons that only the staff's side shows, the menu among them. */
export function menuIcons(): RegExp {
  const named = [...readFileSync(entries, 'utf8').matchAll(/^ {2}(Icon\w+),$/gm)].map(([, name = '']) => name)
  if (named.length === 0) throw new Error('menu-entries.ts names no icons')
  return new RegExp(`/icons/(?:${named.filter((name) => !alsoPublic.includes(name)).join('|')})\\.mjs$`)
}
