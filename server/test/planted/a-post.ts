type One = (text: string, values: unknown[]) => Promise<number>
type Planted = { postId: number; postCategoryId: number; postPictureId: number }

/** Plants a public post with its category and its picture, whose content is that of a file, where there is one (the platform has none); gives the ids. */
export async function aPost(
  one: One,
  { institutionId: i, fileId, text }: { institutionId: number; fileId: number; text: string },
): Promise<Planted> {
  const postId = await one(
    `insert into posts (institution_id, title, content, status, published_on) values ($1, $2, $2, 'public', '2026-11-01') returning id`,
    [i, text],
  )
  const postCategoryId = await one(
    `insert into post_categories (institution_id, name) values ($1, $2) returning id`,
    [i, text],
  )
  const postPictureId = await one(
    `insert into post_pictures (institution_id, sha256, size, width, height, created_at)
     select $1, sha256, size, 1, 1, now() from files where institution_id = $1 and id = $2 returning id`,
    [i, fileId],
  )
  await one('insert into post_category_links values ($1, $2, $3) returning post_id as id', [
    i,
    postId,
    postCategoryId,
  ])
  await one(
    `insert into post_picture_links
     select $1, $2, id from post_pictures where institution_id = $1 and id = $3 returning post_id as id`,
    [i, postId, postPictureId],
  )
  return { postId, postCategoryId, postPictureId }
}
