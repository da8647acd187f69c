import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { postWritingCalls } from '@hdoc/contract/posts/post-calls.ts'
import type { PostValues, WrittenPost } from '@hdoc/contract/posts/post-values.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { localDate } from '../../../platform/clock.ts'
import { done, savedRow } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { cleanPost } from './clean-post.ts'
import { mayWrite } from './policy.ts'
import {
  addPost,
  deletePost,
  type EditablePost,
  lockPost,
  storeCategories,
  storePictures,
  storePost,
} from './queries.ts'
import { showPost } from './show-posts.ts'

type Calls = typeof postWritingCalls
const subjectType = 'post'

const refuse = (field: string, key: 'picture_alt' | 'picture_gone' | 'reference') =>
  new AppError('VALIDATION', {}, { fields: { [field]: [{ key }] } })

/** What the trail keeps of a post; the version stands for its text. */
const traced = ({ title, description, status, published_on, author, categories }: PostValues) => ({
  title,
  description,
  status,
  published_on,
  author,
  categories,
})

const valuesOf = (post: WrittenPost): PostValues => ({
  title: post.title,
  description: post.description,
  content: post.content,
  status: post.status,
  published_on: post.published_on,
  author: post.author,
  categories: post.categories.map(({ id }) => id),
})

/** The values as they are stored: the text cleaned, a public post with its day, and with who wrote it. */
function complete(ctx: StaffCtx, written: PostValues): { values: PostValues; pictures: number[] } {
  const { content, pictures, lacksAlt } = cleanPost(written.content)
  if (lacksAlt) throw refuse('content', 'picture_alt')
  const today = localDate(ctx.clock.now())
  return {
    pictures,
    values: {
      ...written,
      content,
      author: written.author || ctx.actor.name,
      published_on: written.published_on ?? (written.status === 'public' ? today : null),
    },
  }
}

async function storeParts(
  ctx: StaffCtx,
  id: number,
  { categories, pictures }: { categories: readonly number[]; pictures: readonly number[] },
): Promise<void> {
  if (!(await storeCategories(ctx.db, id, categories))) throw refuse('categories', 'reference')
  if (!(await storePictures(ctx.db, id, pictures))) throw refuse('content', 'picture_gone')
}

async function takePost(ctx: StaffCtx, id: number, sent?: number): Promise<EditablePost> {
  await lockPost(ctx.db, id)
  const post = await showPost(ctx, id)
  await checkVersion(ctx.db, { type: subjectType, id, version: post.version, sent })
  return grant('post.edit', post, mayWrite(ctx.actor))
}

export async function createPost(ctx: StaffCtx, { body }: InputOf<Calls['add']>) {
  const { values, pictures } = complete(ctx, body)
  const id = await addPost(ctx.db, values, ctx.clock.now())
  await storeParts(ctx, id, { categories: values.categories, pictures })
  const action = values.status === 'public' ? 'post.published' : 'post.created'
  await recordAudit(ctx, { action, subjectType, subjectId: id, after: traced(values) })
  return savedRow(ctx.language, await showPost(ctx, id))
}

/** The action of the trail: a change of the status is told by itself. */
function actionOf(before: PostValues, after: PostValues): string {
  if (before.status === after.status) return 'post.updated'
  return after.status === 'public' ? 'post.published' : 'post.unpublished'
}

export async function changePost(ctx: StaffCtx, { body }: InputOf<Calls['update']>) {
  const post = await takePost(ctx, body.id, body.version)
  const before = valuesOf(post)
  const { values, pictures } = complete(ctx, { ...before, ...body.values })
  await storePost(ctx.db, post, values, ctx.clock.now())
  await storeParts(ctx, post.id, { categories: values.categories, pictures })
  await recordAudit(ctx, {
    action: actionOf(before, values),
    subjectType,
    subjectId: post.id,
    before: { ...traced(before), version: post.version },
    after: { ...traced(values), version: post.version + 1 },
  })
  return savedRow(ctx.language, await showPost(ctx, post.id))
}

export async function removePost(ctx: StaffCtx, { params }: InputOf<Calls['delete']>) {
  const post = await takePost(ctx, params.id)
  await deletePost(ctx.db, post)
  await recordAudit(ctx, {
    action: 'post.deleted',
    subjectType,
    subjectId: post.id,
    before: traced(valuesOf(post)),
  })
  return done(ctx.language)
}
