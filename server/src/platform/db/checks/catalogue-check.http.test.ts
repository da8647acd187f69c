import { Client } from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../../test/database/database.ts'
import { databaseUrl } from '../../../app/embedded-postgres/database-urls.ts'
import { compileStatement } from '../sql.ts'
import { checkCatalogue } from './catalogue-check.ts'
import { type Offence, strongRoles } from './catalogue-queries.ts'
import { refuseStrongRoles } from './refuse-strong-roles.ts'

const { database, urls, superuserUrl, asSuperuser } = await testDatabase()

const found = async () =>
  (await checkCatalogue(database.global)).map(({ rule, object, fault }) => `${rule}: ${object} ${fault}`)

test('the schema keeps what it promises', async () => {
  expect(await found()).toEqual([])
})

const TABLE =
  'create table planted (institution_id bigint not null, id bigint, user_id bigint, x_institution_id bigint, x_id bigint)'

test.each([
  [
    'create table planted (id bigint)',
    'drop table planted',
    ['institution-column: planted has no institution_id'],
  ],
  [
    TABLE,
    'drop table planted',
    [
      'row-security: planted has no row security',
      'policy: planted has no policy platform',
      'policy: planted has no policy tenant',
    ],
  ],
  [
    `${TABLE}; call make_tenant_table('planted'); alter table planted no force row level security`,
    'drop table planted',
    ['row-security: planted row security is not forced'],
  ],
  [
    `${TABLE}; call make_tenant_table('planted'); alter policy tenant on planted using (true)`,
    'drop table planted',
    ['policy: planted has no policy tenant'],
  ],
  [
    `${TABLE}; call make_tenant_table('planted'); alter policy tenant on planted with check (true)`,
    'drop table planted',
    ['policy: planted has no policy tenant'],
  ],
  [
    `${TABLE}; call make_tenant_table('planted'); alter policy platform on planted to hdoc_platform, hdoc_app`,
    'drop table planted',
    ['policy: planted has no policy platform'],
  ],
  [
    `${TABLE}; call make_tenant_table('planted'); create policy all_in on planted to hdoc_app using (true)`,
    'drop table planted',
    ['policy-too-wide: planted policy all_in lets hdoc_app in'],
  ],
  [
    `create unique index users_plain on users (id); ${TABLE}; call make_tenant_table('planted');
     alter table planted add constraint planted_user foreign key (user_id) references users (id)`,
    'drop table planted; drop index users_plain',
    ['foreign-key: planted.planted_user does not name the institution of users'],
  ],
  [
    `${TABLE}; call make_tenant_table('planted');
     alter table planted add constraint planted_user foreign key (x_institution_id, x_id) references users (institution_id, id)`,
    'drop table planted',
    ['foreign-key: planted.planted_user the institution x_institution_id may be any'],
  ],
  [
    `${TABLE}; call make_tenant_table('planted');
     alter table planted add constraint planted_user foreign key (x_institution_id, x_id) references users (institution_id, id),
       add constraint planted_any check (x_institution_id in (0, institution_id) or x_id > 5)`,
    'drop table planted',
    ['foreign-key: planted.planted_user the institution x_institution_id may be any'],
  ],
  [
    'alter table posts owner to hdoc_worker',
    'alter table posts owner to hdoc_owner',
    ['role: hdoc_worker owns the table posts'],
  ],
  [
    `create function planted() returns int language sql security definer set search_path = public as 'select 1'`,
    'drop function planted()',
    ['definer-function: planted() runs with the rights of postgres'],
  ],
  [
    `create function planted() returns int language sql security definer as 'select 1'; alter function planted() owner to hdoc_search`,
    'drop function planted()',
    ['definer-function: planted() has no fixed search_path'],
  ],
  [
    'grant update (at) on audit_entries to hdoc_app; grant delete on register_ledger to hdoc_worker; grant delete on documents to hdoc_platform',
    'revoke update (at) on audit_entries from hdoc_app; revoke delete on register_ledger from hdoc_worker; revoke delete on documents from hdoc_platform',
    [
      'append-only: audit_entries for hdoc_app may update',
      'append-only: documents for hdoc_platform may delete',
      'append-only: register_ledger for hdoc_worker may delete',
    ],
  ],
])('what breaks a promise is named: %s', async (plant, remove, expected) => {
  await asSuperuser(plant)
  try {
    expect(await found()).toEqual(expected)
  } finally {
    await asSuperuser(remove)
  }
  expect(await found()).toEqual([])
})

test('a role that may do too much is named', async () => {
  const { text, values } = compileStatement(strongRoles)
  const client = new Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    // In a transaction that is taken back: roles belong to the whole server, which other tests use.
    await client.query('begin')
    await client.query(
      'alter role hdoc_worker superuser; alter role hdoc_search bypassrls; grant hdoc_owner to hdoc_app',
    )
    const { rows } = await client.query<Offence>(text, values)
    expect(rows.map(({ object, fault }) => `${object} ${fault}`)).toEqual([
      'hdoc_app may become hdoc_owner',
      'hdoc_app may become hdoc_search',
      'hdoc_search may step over row security',
      'hdoc_worker is superuser',
    ])
  } finally {
    await client.end()
  }
})

test('a start with a role that sees past row security is refused, the right roles are not', async () => {
  await refuseStrongRoles(urls)
  const owner = databaseUrl(superuserUrl, new URL(superuserUrl).pathname.slice(1), 'hdoc_owner')
  await expect(refuseStrongRoles({ ...urls, app: superuserUrl })).rejects.toThrow(
    'DATABASE_URL uses the role postgres',
  )
  await expect(refuseStrongRoles({ ...urls, platform: owner })).rejects.toThrow(
    'DATABASE_PLATFORM_URL uses the role hdoc_owner',
  )
  await expect(refuseStrongRoles({ ...urls, worker: owner })).rejects.toThrow(
    'DATABASE_WORKER_URL uses the role hdoc_owner',
  )
})
