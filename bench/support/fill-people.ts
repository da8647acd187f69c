import type { Client } from 'pg'
import { hashPassword } from '../../server/src/modules/access/index.ts'
import { PASSWORD } from '../../server/test/load/fill-institution.ts'

export const PLATFORM_ADMINISTRATOR = 'platforma'

/** Believable names, so that searches find few and some have diacritics. */
const nameOf = (n: string): string => `
  (array['Popescu','Ionescu','Țurcanu','Stănescu','Dănilă','Mureșan','Șerban','Câmpeanu','Oprea','Vâlcu','Bălășoiu','Păun','Rusu'])[1 + ${n} % 13] || ' ' ||
  (array['Ștefan','Ioana','Gheorghe','Mălina','Cătălin','Elena','Răzvan','Țuța','Vasile','Anca','Ilie'])[1 + ${n} / 13 % 11] || ' ' || ${n}`

/** So many more people of an institution, in departments, roles and bundles; of these the person of \`username\` is an administrator. */
export async function fillPeople(
  client: Client,
  institutionId: number,
  counts: { people: number; groups: number; roles: number; bundles: number },
): Promise<void> {
  const run = (text: string, ...more: unknown[]) => client.query(text, [institutionId, ...more])
  await run(
    `insert into users (institution_id, username, email, name, job_title, phone)
     select $1, 'om' || n, 'om' || n || '@bench.example', ${nameOf('n')}, 'inspector', '' from generate_series(1, $2::integer) n`,
    counts.people,
  )
  await run(
    `insert into user_groups (institution_id, name)
     select $1, (array['Biroul','Serviciul','Direcția','Compartimentul'])[1 + n % 4] || ' ' ||
            (array['Urbanism','Taxe și impozite','Stare civilă','Asistență socială','Achiziții','Spații verzi','Poliție locală'])[1 + n % 7] || ' ' || n
       from generate_series(1, $2::integer) n`,
    counts.groups,
  )
  await run(
    `insert into group_members (institution_id, group_id, user_id, group_role_id, is_default)
     select $1::bigint, g.id, u.id, (select min(id) from group_roles where institution_id = $1), g.n = u.n % $2::integer
       from (select id, row_number() over (order by id) as n from users where institution_id = $1 and username like 'om%') u
       join (select id, row_number() over (order by id) - 1 as n from user_groups where institution_id = $1) g
         on g.n in (u.n % $2::integer, (u.n * 7 + 3) % $2::integer)`,
    counts.groups,
  )
  await run(
    `insert into permission_bundles (institution_id, name, permissions)
     select $1, 'Pachetul ' || n, (array['{document.list,issuer.edit}', '{document.register,document.annul}', '{register.manage}'])[1 + n % 3]::text[]
       from generate_series(1, $2::integer) n`,
    counts.bundles,
  )
  await run(
    `insert into roles (institution_id, name, permissions)
     select $1, (array['Șef','Inspector','Referent','Consilier'])[1 + n % 4] || ' ' || n, '{document.list,document.register,issuer.edit}'
       from generate_series(1, $2::integer) n`,
    counts.roles,
  )
  await run(
    `insert into role_bundles (institution_id, role_id, bundle_id)
     select $1::bigint, r.id, b.id
       from (select id, row_number() over (order by id) as n from roles where institution_id = $1) r
       join (select id, row_number() over (order by id) as n from permission_bundles where institution_id = $1) b on (r.n + b.n) % 4 = 0`,
  )
  await run(
    `insert into user_roles (institution_id, user_id, role_id)
     select $1::bigint, u.id, r.id
       from (select id, row_number() over (order by id) as n from users where institution_id = $1 and username like 'om%') u
       join (select id, row_number() over (order by id) - 1 as n from roles where institution_id = $1) r
         on r.n in (u.n % $2::integer, (u.n + 7) % $2::integer, (u.n + 13) % $2::integer)`,
    counts.roles,
  )
  await client.query('analyze')
}

/** Institutions with so many people in all, and an administrator of the platform. */
export async function fillInstallation(client: Client, institutions: number, people: number): Promise<void> {
  await client.query(
    `insert into users (institution_id, username, email, name, password_hash, is_admin)
     values (0, $1, 'platforma@bench.example', 'Administratorul platformei', $2, true)`,
    [PLATFORM_ADMINISTRATOR, await hashPassword(PASSWORD)],
  )
  await client.query(
    `insert into institutions (tag, name, legal_name, short_name)
     select 'sat' || n, 'Comuna ' || (array['Șoimeni','Dealu Florilor','Valea Albă','Țâncăbești','Bărăganu'])[1 + n % 5] || ' ' || n, 'Comuna ' || n, 'C' || n
       from generate_series(1, $1::integer) n`,
    [institutions],
  )
  await client.query(
    `insert into users (institution_id, username, email, name, job_title, last_login_at)
     select i.id, 'om' || n, 'om' || n || '@' || i.tag || '.example', ${nameOf('n')}, 'inspector', now() - make_interval(mins => n)
       from generate_series(1, $2::integer) n
       join (select id, tag, row_number() over (order by id) - 1 as k from institutions where tag like 'sat%') i on i.k = n % $1::integer`,
    [institutions, people],
  )
  await client.query(
    `insert into user_groups (institution_id, name) select id, 'Biroul ' || n from institutions, generate_series(1, 8) n where tag like 'sat%'`,
  )
  await client.query(
    `insert into group_members (institution_id, group_id, user_id, group_role_id, is_default)
     select u.institution_id, g.id, u.id, r.id, true
       from users u
       join (select *, row_number() over (partition by institution_id order by id) - 1 as k from user_groups) g
         on g.institution_id = u.institution_id and g.k = u.id % 8
       join lateral (select min(id) as id from group_roles x where x.institution_id = u.institution_id) r on r.id is not null
      where u.username like 'om%'`,
  )
  await client.query('analyze')
}
