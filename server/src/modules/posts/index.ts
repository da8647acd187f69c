export { findPublished as findPublicPost, listPublished as listPublicPosts } from './public/queries.ts'
