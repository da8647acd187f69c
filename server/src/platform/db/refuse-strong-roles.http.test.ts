import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { openConnection } from './open-connection.ts'
import { refuseStrongRoles } from './refuse-strong-roles.ts'

const { urls, superuserUrl } = await testDatabase()

test('the roles made for the purpose are accepted', async () => {
  await expect(refuseStrongRoles(urls)).resolves.toBeUndefined()
})

test.each([
  ['the superuser', 'app', () => superuserUrl, 'DATABASE_URL uses the role postgres, which is a superuser'],
  ['the owner', 'app', () => urls.owner, 'DATABASE_URL uses the role hdoc_owner'],
  ['the owner', 'platform', () => urls.owner, 'DATABASE_PLATFORM_URL uses the role hdoc_owner'],
  ['the owner', 'worker', () => urls.owner, 'DATABASE_WORKER_URL uses the role hdoc_owner'],
] as const)('%s is refused as role of the %s', async (_who, part, url, sentence) => {
  await expect(refuseStrongRoles({ ...urls, [part]: url() })).rejects.toThrow(sentence)
})

test('a database that cannot be reached is told with its place, without its password', async () => {
  const error = await openConnection('postgresql://ana:parola@127.0.0.1:1/arhiva').catch(
    (reason: unknown) => reason,
  )
  expect(String(error)).toContain('The database arhiva (127.0.0.1:1, ana) cannot be used')
  expect(String(error)).not.toContain('parola')
})
