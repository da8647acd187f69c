import { expect, it } from 'vitest'
import { testDatabase } from '../../../../test/database/database.ts'
import { listTenantTables } from '../exports/queries/rows.ts'
import { entities, plainColumns } from './entities.ts'
import { sealedTables } from './sealed-rows.ts'

const { database } = await testDatabase()
const tables = await database.asPlatform('a test lists the tables', listTenantTables)
const SECRET = /hash|token|nonce|secret|password|sealed|(^|_)key|certificate|digest$/

it('knows of every table whether it leaves with its institution', () => {
  const unknown = tables.map(({ table }) => table).filter((table) => !(table in entities))
  const hint =
    'write each in server/src/modules/leaving/entities: moves (its rows go along), told (for reading), stays (with the reason)'
  expect(unknown, hint).toEqual([])
  const gone = Object.keys(entities).filter((table) => !tables.some((one) => one.table === table))
  expect(gone, 'these tables are no more: take them out of server/src/modules/leaving/entities').toEqual([])
})

it('exports no column that sounds like a secret, unless it is named as none', () => {
  const sounding = tables.flatMap(({ table, columns }) => {
    const one = entities[table]
    if (one?.way !== 'moves' && one?.way !== 'told') return []
    const safe = [
      ...(one.without ?? []),
      ...(plainColumns[table] ?? []),
      ...(sealedTables[table]?.reads ?? []),
    ]
    return columns
      .filter((name) => SECRET.test(name) && name !== 'sha256' && !safe.includes(name))
      .map((name) => `${table}.${name}`)
  })
  const hint = 'name each as a column the entity is exported without, or in plainColumns if it is no secret'
  expect(sounding, hint).toEqual([])
})

it('names no column that is not there', () => {
  const columnsOf = (table: string) => tables.find((one) => one.table === table)?.columns ?? []
  const named = Object.entries(entities).flatMap(([table, one]) =>
    one.way === 'moves' || one.way === 'told'
      ? [...(one.without ?? []), ...(plainColumns[table] ?? [])]
          .filter((name) => !columnsOf(table).includes(name))
          .map((name) => `${table}.${name}`)
      : [],
  )
  expect(named).toEqual([])
})
