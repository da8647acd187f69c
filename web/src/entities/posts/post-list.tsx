import type { PostSummary } from '@hdoc/contract/posts/posts.ts'
import { formatLongDate } from '../../lib/format/format.ts'
import { useMoves } from '../../ui/links/moves.ts'
import styles from './post-list.module.css'

/** Titles with date and summary; `level` is the rank of the titles under the heading of the page. */
export function PostList({ posts, level }: { posts: readonly PostSummary[]; level: 'h2' | 'h3' }) {
  const { Link } = useMoves()
  const Heading = level
  return (
    <ul className={styles.list}>
      {posts.map((post) => (
        <li key={post.id}>
          <Heading>
            <Link to="/admin-post/$id" params={{ id: post.id }}>
              {post.title}
            </Link>
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
