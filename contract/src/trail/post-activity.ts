import type { Text } from '../texts/languages.ts'

/** What the trail records of posts and their categories. */
export const postActivity: Readonly<Record<string, Text>> = {
  'post.created': { ro: 'Articol scris', en: 'Post written' },
  'post.updated': { ro: 'Articol modificat', en: 'Post changed' },
  'post.published': { ro: 'Articol publicat', en: 'Post published' },
  'post.unpublished': { ro: 'Articol retras la ciornă', en: 'Post taken back to draft' },
  'post.deleted': { ro: 'Articol șters', en: 'Post deleted' },
  'post_category.created': { ro: 'Categorie de articole adăugată', en: 'Post category added' },
  'post_category.updated': { ro: 'Categorie de articole modificată', en: 'Post category changed' },
  'post_category.deleted': { ro: 'Categorie de articole ștearsă', en: 'Post category deleted' },
}
