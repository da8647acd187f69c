import type { English } from '../english.ts'
import type { posts as ro } from '../ro/posts.ts'

export const posts: English<typeof ro> = {
  title: 'News',
  categories: 'Categories',
  all: 'All',
  by: '{{date}} · {{author}}',
  empty: 'There is no news in this category.',
  newer: 'Newer',
  older: 'Older',
  pages: 'Pages of news',
  page: 'Page {{page}} of {{last}}',
  feed: 'Atom feed of the news',
  back: 'All news',
}
