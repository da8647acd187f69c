import type { PostSummary } from '@hdoc/contract/posts/posts.ts'
import { formatLongDate } from '../../lib/format.ts'
import { AppLink } from '../../ui/display/app-link.tsx'
import styles from './post-list.module.css'

/** Titles with date and summary; `level` is the rank of the titles under the heading of the page. */
export function PostList({ posts, level }: { posts: readonly PostSummary[]; level: 'h2' | 'h3' }) {
  const Heading = level
  return (
    <ul className={styles.list}>
      {posts.map((post) => (
        <li key={post.id}>
          <Heading>
            <AppLink to={`/admin-post/${post.id}`}>{post.title}</AppLink>
          </Heading>
          <p className={styles.meta}>
            {[formatLongDate(post.published_on, false), ...post.categories.map((one) => one.name)].join(
              ' · ',
            )}
          </p>
          {post.description && <p>{post.description}</p>}
        </li>
      ))}
    </ul>
  )
}
