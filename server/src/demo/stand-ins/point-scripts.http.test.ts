import { expect, it } from 'vitest'
import { testDatabase } from '../../../test/database/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { pointCounter } from '../plant/portal/script-queries.ts'
import { startScriptServer } from './start-script-server.ts'

it('the counter is approved where it runs this time; a script that was deleted stays deleted', async () => {
  const { database } = await testDatabase()
  const point = (origin: string) => database.asPlatform('test', (db) => pointCounter(db, 1, origin))
  const found = () =>
    database.inInstitution(1, (db) =>
      db.rows(sql<{ src: string; ok: boolean }>`
        select src, is_approved_script(purpose, origin) as ok from head_scripts where institution_id = ${db.institutionId}`),
    )
  const [first, second] = [await startScriptServer(), await startScriptServer()]
  await point(first.url)
  await point(second.url)
  expect(await found()).toEqual([{ src: `${second.url}/contor.js`, ok: true }])
  const script = await fetch(`${second.url}/contor.js`)
  expect([script.headers.get('content-type'), await script.text()]).toEqual([
    'text/javascript; charset=utf-8',
    expect.stringContaining(`${second.url}/vizita?`),
  ])
  expect((await fetch(`${second.url}/vizita?x`)).status).toBe(204)
  await database.inInstitution(1, (db) => db.run(sql`delete from head_scripts`))
  await point(first.url)
  expect(await found()).toEqual([])
  for (const server of [first, second]) await server.close()
})
