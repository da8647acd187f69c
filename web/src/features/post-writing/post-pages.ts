// One part of the page for all of them: each further part is named in what every visit loads.
export { PostCategoriesPage } from './post-categories-page.tsx'
export { EditPostPage, NewPostPage } from './post-form-pages.tsx'
export { PostsListPage } from './posts-list-page.tsx'
export { WrittenPostPage } from './written-post-page.tsx'
