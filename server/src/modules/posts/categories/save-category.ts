import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { postCategories, postCategoryCalls } from '@hdoc/contract/posts/post-categories.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { done, savedRow } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { mayWrite } from '../write/policy.ts'
import {
  addCategory,
  deleteCategory,
  type EditableCategory,
  findCategory,
  lockCategory,
  storeCategory,
} from './queries.ts'
import { showCategory } from './show-categories.ts'

type Calls = typeof postCategories.calls
const subjectType = 'post_category'

async function takeCategory(ctx: StaffCtx, id: number, sent?: number): Promise<EditableCategory> {
  await lockCategory(ctx.db, id)
  const row = await findCategory(ctx.db, id)
  if (!row) throw new AppError('NOT_FOUND')
  await checkVersion(ctx.db, { type: subjectType, id, version: row.version, sent })
  return grant('post_category.edit', row, mayWrite(ctx.actor))
}

export async function createCategory(ctx: StaffCtx, { body }: InputOf<Calls['add']>) {
  const id = await addCategory(ctx.db, body)
  await recordAudit(ctx, { action: 'post_category.created', subjectType, subjectId: id, after: body })
  return savedRow(ctx.language, await showCategory(ctx, id))
}

export async function changeCategory(ctx: StaffCtx, { body }: InputOf<Calls['update']>) {
  const category = await takeCategory(ctx, body.id, body.version)
  const before = { name: category.name }
  const after = { ...before, ...body.values }
  await storeCategory(ctx.db, category, after)
  await recordAudit(ctx, {
    action: 'post_category.updated',
    subjectType,
    subjectId: category.id,
    before,
    after,
  })
  return savedRow(ctx.language, await showCategory(ctx, category.id))
}

export async function removeCategory(
  ctx: StaffCtx,
  { params }: InputOf<(typeof postCategoryCalls)['delete']>,
) {
  const category = await takeCategory(ctx, params.id)
  await deleteCategory(ctx.db, category)
  await recordAudit(ctx, {
    action: 'post_category.deleted',
    subjectType,
    subjectId: category.id,
    before: { name: category.name, posts: category.posts },
  })
  return done(ctx.language)
}
