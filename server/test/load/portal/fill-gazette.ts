import type { Client } from 'pg'

/** A year's acts of a large town, many times over: titles and texts of words that repeat as those of acts do. */
const words = `array['bugetul','local','rectificarea','salubrizare','terenului','drumul','comunal','școala','primărie','impozite','taxe','concesionarea','închirierea',
  'spațiului','grădiniță','iluminat','public','canalizare','apă','investiții','organigrama','funcții','personal','asociere','cofinanțare','modernizare','strada','parcul',
  'cimitir','transport','elevilor','burse','ajutor','urgență','regulament','statut','cadastru','inventar','domeniul','privat']`

/** Fills the gazette of an institution with so many published entries. */
export async function fillGazette(client: Client, institutionId: number, entries: number): Promise<void> {
  await client.query(
    `insert into gazette_entries (institution_id, category_id, number, act_on, title, state, published_at, published_on,
        created_at, created_by_institution_id, created_by_id, created_by_name, words)
     select $1, c.id, (1 + n % 400)::text, d.on, x.title, 'published', d.on, d.on, d.on, $1, u.id, 'Persoana 0',
            strip(to_tsvector('simple', fold(x.title || ' ' || x.body)))
       from generate_series(1, $2::integer) n
       cross join lateral (select (date '2020-01-01' + n % 2500)::date as on) d
       cross join lateral (select 'Hotărârea nr. ' || n || ' privind ' || w[1 + n % 40] || ' ' || w[1 + n / 7 % 40] || ' ' || w[1 + n / 31 % 40] as title,
                                  (select string_agg(w[1 + (n * k + k * k) % 40] || ' ' || (n + k) % 5000, ' ') from generate_series(1, 120) k) as body
                             from (select ${words} as w) all_words) x
       join lateral (select id from gazette_categories where institution_id = $1 and code = (array['c.1','c.1','c.1','d.1','e.2','f.8'])[1 + n % 6]) c on true
       cross join (select min(id) as id from users where institution_id = $1) u`,
    [institutionId, entries],
  )
  await client.query('vacuum analyze gazette_entries')
}
