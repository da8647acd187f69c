import { expect, it } from 'vitest'
import { databaseBefore } from '../../../../test/database/older-database.ts'

it('requests that waited for their confirmation keep their links, whole accounts stay as they are', async () => {
  const { asSuperuser, bringUpToDate } = await databaseBefore('0065_')
  const one = async (text: string) => (await asSuperuser<{ id: string }>(text))[0]!.id
  const town = await one(
    `insert into institutions (tag, name, short_name) values ('vechi', 'Vechi', 'Vechi') returning id`,
  )
  const person = (username: string, state: string) =>
    one(`insert into users (institution_id, username, email, name, password_hash, state)
         values (${town}, '${username}', '${username}@test.example', 'Om', 'hash de ${username}', '${state}') returning id`)
  const link = (user: string, hash: string | null) =>
    asSuperuser(
      `insert into account_tokens (institution_id, purpose, user_id, email, nonce, token_hash, created_at, expires_at)
       values ($1, 'signup', $2, 'x@test.example', '\\x00', $3::bytea, now(), case when $3::bytea is null then null else now() end)`,
      [town, user, hash],
    )
  await link(await person('mailed', 'unconfirmed'), '\\xabcd')
  await link(await person('unmailed', 'unconfirmed'), null)
  const active = await person('activ', 'active')
  await asSuperuser(
    `insert into user_identities (institution_id, user_id, issuer, subject, email, linked_at, last_used_at)
     values ($1, $2, 'https://cont.example', 'activ', 'activ@test.example', now(), now())`,
    [town, active],
  )
  await asSuperuser(`insert into outbox_events (institution_id, type, payload, created_at) values
    (${town}, 'account.confirm_wanted', '{"user_id": 1}', now()), (${town}, 'account.pending', '{"user_id": 1}', now())`)

  await bringUpToDate()

  expect(await asSuperuser('select username, email, password_hash, token_hash from sign_ups')).toEqual([
    {
      username: 'mailed',
      email: 'mailed@test.example',
      password_hash: 'hash de mailed',
      token_hash: Buffer.from('abcd', 'hex'),
    },
  ])
  expect(await asSuperuser('select username, state from users where institution_id = $1', [town])).toEqual([
    { username: 'activ', state: 'active' },
  ])
  // A link that was made on the provider's word alone must still be proved.
  expect(await asSuperuser('select subject, proved_at from user_identities')).toEqual([
    { subject: 'activ', proved_at: null },
  ])
  expect(await asSuperuser('select type from outbox_events')).toEqual([{ type: 'account.pending' }])
  const [forced] = await asSuperuser<{ open: number }>(
    `select count(*)::int as open from pg_class where relname in ('users', 'account_tokens', 'outbox_events', 'sign_ups')
        and not relforcerowsecurity`,
  )
  expect(forced?.open).toBe(0)
})
