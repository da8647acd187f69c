import type { TestApp } from '../browsers/app.ts'

type Of = { institutionId: number; documentId: number; userId: number; text: string }

/**
 * Plants a comment, a connection, a view and a batch in an institution, all bearing `text`; gives their ids.
 */
export async function aDocumentLife(t: TestApp, { institutionId: i, documentId, userId, text }: Of) {
  const planted = async (statement: string, values: (number | string)[]): Promise<number> =>
    Number((await t.asSuperuser<{ id: string }>(statement, values))[0]!.id)
  const commentId = await planted(
    `insert into document_comments (institution_id, document_id, body, written_at, author_institution_id, author_id, author_name)
     values ($1, $2, $3, now(), $1, $4, $3) returning id`,
    [i, documentId, text, userId],
  )
  // Connects the document with an older one of the same institution; plants no connection when there is none.
  const [older] = await t.asSuperuser<{ id: string }>(
    'select id from documents where institution_id = $1 and id <> $2 order by id limit 1',
    [i, documentId],
  )
  const linkId = older
    ? await planted(
        `insert into document_links (institution_id, from_id, to_id, kind, linked_at, linked_by_name)
         values ($1, $2, $3, 'answers', now(), $4) returning id`,
        [i, documentId, Number(older.id), text],
      )
    : 999_999
  const viewId = await planted(
    `insert into document_views (institution_id, name, address, owner_institution_id, owner_id, owner_name)
     values ($1, $2, '', $1, $3, $2) returning id`,
    [i, text, userId],
  )
  const batchId = await planted(
    `with batch as (
       insert into document_batches (institution_id, state, wish, actor, by_institution_id, by_id, created_at, finished_at)
       values ($1, 'done', jsonb_build_object('action', 'status', 'status', 6, 'reason', $2::text), '{}', $1, $3, now(), now()) returning id)
     insert into document_batch_items (institution_id, batch_id, document_id, version, state)
     select $1, id, $4, 1, 'changed' from batch returning batch_id as id`,
    [i, text, userId, documentId],
  )
  const givingId = await planted(
    `insert into case_batches (institution_id, state, wish, actor, by_institution_id, by_id, created_at, finished_at)
     values ($1, 'done', jsonb_build_object('shares', '[]'::jsonb, 'resolution', $2::text), '{}', $1, $3, now(), now()) returning id`,
    [i, text, userId],
  )
  return { commentId, linkId, viewId, batchId, givingId }
}
