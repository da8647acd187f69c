export { takeContents, takeContentsAbout } from './erasure/queries.ts'
export { tellErased } from './erasure/sign-erased.ts'
