import { expect, test } from 'vitest'
import { testDatabase } from '../../../../test/database/database.ts'
import type { Refusal } from '../../refusal.ts'
import { openConnection } from '../open-connection.ts'
import { refuseStrongRoles } from './refuse-strong-roles.ts'

const { urls, superuserUrl } = await testDatabase()

test('the roles made for the purpose are accepted', async () => {
  await expect(refuseStrongRoles(urls)).resolves.toBeUndefined()
})

const setting = {
  app: 'DATABASE_URL',
  direct: 'DATABASE_DIRECT_URL',
  worker: 'DATABASE_WORKER_URL',
  platform: 'DATABASE_PLATFORM_URL',
  owner: 'DATABASE_OWNER_URL',
} as const
type Part = keyof typeof setting
const parts = Object.keys(setting) as Part[]

const sentenceOf = async (part: Part, url: string) =>
  refuseStrongRoles({ ...urls, [part]: url }).then(
    () => undefined,
    (error: unknown) => (error as Refusal).sentence,
  )

test.each(parts)('the superuser is refused as role of %s, in both languages', async (part) => {
  expect(await sentenceOf(part, superuserUrl)).toEqual({
    ro: `${setting[part]} folosește rolul postgres, care este superutilizator, ocolește protecția pe rânduri sau deține tabele: folosiți rolurile din deploy/roles.sql.`,
    en: `${setting[part]} uses the role postgres, which is a superuser, bypasses row security or owns tables: use the roles of deploy/roles.sql.`,
  })
})

test.each(parts.filter((part) => part !== 'owner'))('the owner is refused as role of %s', async (part) => {
  expect((await sentenceOf(part, urls.owner))?.en).toContain(`${setting[part]} uses the role hdoc_owner`)
})

test.each([
  ['app', 'platform', 'hdoc_app'],
  ['direct', 'platform', 'hdoc_app'],
  ['worker', 'platform', 'hdoc_worker'],
  ['worker', 'app', 'hdoc_worker'],
  ['platform', 'app', 'hdoc_platform'],
  ['owner', 'app', 'hdoc_owner'],
] as const)('%s with the role of %s is refused by name', async (part, other, meant) => {
  const role = `hdoc_${other}`
  expect(await sentenceOf(part, urls[other])).toEqual({
    ro: `${setting[part]} folosește rolul ${role}, dar este pentru ${meant}: fiecare adresă are rolul ei din deploy/roles.sql.`,
    en: `${setting[part]} uses the role ${role}, but is for ${meant}: each address has its own role of deploy/roles.sql.`,
  })
})

test('a database that cannot be reached is told with its place, without its password', async () => {
  const error = await openConnection('postgresql://ana:parola@127.0.0.1:1/arhiva').catch(
    (reason: unknown) => reason,
  )
  expect(String(error)).toContain('The database arhiva (127.0.0.1:1, ana) cannot be used')
  expect(String(error)).not.toContain('parola')
})
