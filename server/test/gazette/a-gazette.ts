import { tokenHash } from '../../src/modules/public-forms/secrets/link-secret.ts'

type One = (text: string, values: unknown[]) => Promise<number>
type Wishes = { institutionId: number; userId: number; fileId: number; text: string }
type Planted = {
  gazetteHeadingId: number
  gazetteDraftId: number
  gazettePublicId: number
  gazetteFileId: number
  alertToken: string
}

/** Plants a heading (the platform has none of the law, so it gets one), a draft, a published entry with the content of a file, and alerts about them; gives the ids. */
export async function aGazette(
  one: One,
  { institutionId: i, userId, fileId, text }: Wishes,
): Promise<Planted> {
  await one(
    `with made as (insert into gazette_categories (institution_id, code, position) values ($1, 'f', 6)
       on conflict (institution_id, code) where code <> '' do nothing returning id) select count(*)::int as id from made`,
    [i],
  )
  const gazetteHeadingId = await one(
    `insert into gazette_categories (institution_id, parent_id, name, position)
     select $1, id, $2, 99 from gazette_categories where institution_id = $1 and code = 'f' returning id`,
    [i, text],
  )
  const entry = (state: 'draft' | 'published') =>
    one(
      `insert into gazette_entries (institution_id, category_id, number, act_on, title, content, act_issuer, state, published_at, published_on,
          created_at, created_by_institution_id, created_by_id, created_by_name)
       values ($1, $2, '1', '2026-11-01', $3, $3, $3, $4, case when $4 = 'published' then now() end,
               case when $4 = 'published' then date '2026-11-02' end, now(), $1, $5, $3) returning id`,
      [i, gazetteHeadingId, text, state, userId],
    )
  const gazetteDraftId = await entry('draft')
  const gazettePublicId = await entry('published')
  const gazetteFileId = await one(
    `insert into gazette_files (institution_id, entry_id, name, mime, kind, size, sha256, body)
     select $1, $2, name, mime, kind, size, sha256, $4 from files where institution_id = $1 and id = $3 returning id`,
    [i, gazettePublicId, fileId, text],
  )
  const alertToken = `alerta${i}`.padEnd(40, 'x')
  const alertId = await one(
    `insert into gazette_alerts (institution_id, email, language, every, daily, confirmed_at, nonce, token_hash)
     values ($1, $2 || '@test.example', 'ro', false, true, '2026-11-01', '\\x01', $3) returning id`,
    [i, text.toLowerCase(), tokenHash(alertToken)],
  )
  await one(
    `with heading as (insert into gazette_alert_headings (institution_id, alert_id, category_id) values ($1, $2, $3))
     insert into gazette_alert_items (institution_id, alert_id, entry_id) values ($1, $2, $4) returning entry_id as id`,
    [i, alertId, gazetteHeadingId, gazettePublicId],
  )
  return { gazetteHeadingId, gazetteDraftId, gazettePublicId, gazetteFileId, alertToken }
}
