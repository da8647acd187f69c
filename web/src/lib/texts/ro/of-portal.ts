export { portal } from './portal.ts'
export { posts } from './posts.ts'
export { tracking } from './tracking.ts'
export { ui } from './ui.ts'
