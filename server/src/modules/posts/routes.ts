import { postWritingCalls } from '@hdoc/contract/posts/post-calls.ts'
import { postCategories, postCategoryCalls } from '@hdoc/contract/posts/post-categories.ts'
import { postCalls } from '@hdoc/contract/posts/posts.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { listCategoryOptions } from './categories/queries.ts'
import { changeCategory, createCategory, removeCategory } from './categories/save-category.ts'
import { showCategories, showCategory } from './categories/show-categories.ts'
import { openPicture } from './pictures/open-picture.ts'
import { takePicture } from './pictures/take-picture.ts'
import { getPublicPost, listPublicPosts } from './public/show-public.ts'
import { changePost, createPost, removePost } from './write/save-post.ts'
import { showPost, showPosts } from './write/show-posts.ts'

const { calls: categoryCalls } = postCategories

export const postRoutes: Route[] = [
  route(postWritingCalls.list, showPosts),
  route(postWritingCalls.get, (ctx, { params }) => showPost(ctx, params.id)),
  route(postWritingCalls.add, createPost),
  route(postWritingCalls.update, changePost),
  route(postWritingCalls.delete, removePost),
  route(postWritingCalls.picture, takePicture),
  route(categoryCalls.list, showCategories),
  route(categoryCalls.get, (ctx, { params }) => showCategory(ctx, params.id)),
  route(categoryCalls.add, createCategory),
  route(categoryCalls.update, changeCategory),
  route(categoryCalls.options, ({ db }, { query }) => listCategoryOptions(db, query)),
  route(postCategoryCalls.delete, removeCategory),
  route(postCalls.list, listPublicPosts),
  route(postCalls.get, getPublicPost),
  route(postCalls.picture, openPicture),
]
