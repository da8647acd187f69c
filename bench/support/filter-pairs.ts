import { type Column, type FilterMode, modesOf } from '../../contract/src/calls/columns.ts'
import { documentColumns } from '../../contract/src/documents/list/document-columns.ts'
import type { Filled } from '../../server/test/load/fill-institution.ts'
import type { Filter, ListCall } from '../../server/test/load/list-path.ts'
import { seededNumbers } from '../../server/test/offices/random-world.ts'

/** Values as people would type them, by column; of dates days of the last years, of the others what the fill gives. */
const texts: Readonly<Record<string, readonly string[]>> = {
  number: ['R1-', '1234/', '77', '/2025', 'R3-0123/2024', '0042'],
  issuer: ['turcanu', 'popescu stefan', 'srl', 'carpati', 'a', 'vâlcu anca'],
  short_description: ['strada', 'iluminat', 'Țărmului nr. 12', 'certificat de urbanism', 'gării', 'nr. 7'],
  external_number: ['12', '77', '5', '1234', '90'],
  physical_form: ['original', 'copie', 'electronic', 'o', 'nic'],
  location: ['raft', 'raft 12', 'cutia 77', 'arhiva, raft 3', 'depozit'],
  additional_info: ['procura', 'împuternicit', '1000', 'depus prin', 'martor'],
}

/** So many pairs of filters on two columns each, in any mode, drawn from a seed: the same for the same seed. */
export function filterPairs(
  filled: Filled,
  today: string,
  seed: number,
  count: number,
): { name: string; call: ListCall }[] {
  const pick = seededNumbers(seed)
  const oneOf = <T>(all: readonly T[]): T => all[pick(all.length)]!
  const ids: Readonly<Record<string, readonly number[]>> = {
    register: filled.registerIds,
    doc_type: filled.docTypeIds,
    group: filled.groupIds,
    registered_by: filled.userIds,
  }
  const aDay = (): string =>
    new Date(Date.parse(`${today}T00:00:00Z`) - pick(5 * 365) * 86_400_000).toISOString().slice(0, 10)
  const aValue = (name: string, col: Column): string => {
    switch (col.type) {
      case 'date':
        return aDay()
      case 'number':
        return String(pick(10))
      case 'boolean':
        return oneOf(['true', 'false'])
      case 'choice':
        return oneOf(Object.keys(col.choices ?? {}))
      case 'reference':
        return String(oneOf(ids[name] ?? []))
      default:
        return oneOf(texts[name] ?? [])
    }
  }
  const values = (name: string, col: Column, mode: FilterMode): string[] => {
    if (mode === 'between') return [aValue(name, col), aValue(name, col)].sort()
    return Array.from({ length: mode === 'in' ? 2 : 1 }, () => aValue(name, col))
  }
  const aFilter = (name: string): Filter => {
    const col: Column = documentColumns[name as keyof typeof documentColumns]
    const mode = oneOf(modesOf(col))
    return { column: name, mode, values: values(name, col, mode) }
  }
  return Array.from({ length: count }, () => {
    const names = Object.keys(documentColumns)
    const first = names.splice(pick(names.length), 1)[0]!
    const filters = [aFilter(first), aFilter(oneOf(names))]
    const name = filters
      .map(({ column, mode, values: all }) => `${column} ${mode} ${all.join('–')}`)
      .join(' & ')
    return { name, call: { filters } }
  })
}
