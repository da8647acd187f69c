import type { Bundle } from '@hdoc/contract/people/bundles.ts'
import { permissionAreaLabels, permissionsByArea } from '@hdoc/contract/rights/permission-areas.ts'
import { permissionTable } from '@hdoc/contract/rights/permissions.ts'
import { searchKey } from '@hdoc/contract/ro/search-key.ts'
import type { Text } from '@hdoc/contract/texts/languages.ts'
import { say } from '../../lib/languages/i18n.ts'
import type { Line } from './matrix-draft.ts'

export type NamedLine = { line: Line; name: string; title: string }
export type LineGroup = { key: string; label: string; lines: NamedLine[] }

const bundlesLabel: Text = { ro: 'Pachete de permisiuni', en: 'Bundles of permissions' }

/** The lines of the matrix by area, bundles last; only those whose words match what is searched. */
export function lineGroups(bundles: readonly Bundle[], search: string): LineGroup[] {
  const wanted = searchKey(search)
  const matches = (...words: string[]) => words.some((one) => searchKey(one).includes(wanted))
  const areas = permissionsByArea.map(
    ({ area, permissions }): LineGroup => ({
      key: area,
      label: say(permissionAreaLabels[area]),
      lines: permissions
        .filter((right) => matches(permissionTable[right].ro, permissionTable[right].en, right))
        .map((right) => ({
          line: { kind: 'right', right },
          name: say(permissionTable[right]),
          title: `${permissionTable[right].ro} · ${permissionTable[right].en} (${right})`,
        })),
    }),
  )
  const own: LineGroup = {
    key: 'bundles',
    label: say(bundlesLabel),
    lines: bundles
      .filter(({ name }) => matches(name))
      .map(({ id, name, description, permissions }) => ({
        line: { kind: 'bundle', id },
        name,
        title: [description, permissions.map((one) => say(permissionTable[one])).join(', ')]
          .filter((one) => one !== '')
          .join(': '),
      })),
  }
  return [...areas, own].filter(({ lines }) => lines.length > 0)
}
