import type { PublicHeading } from '@hdoc/contract/gazette/public-gazette.ts'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format/format.ts'
import { useMoves } from '../../ui/links/moves.ts'
import styles from './gazette.module.css'

type Props = { headings: readonly PublicHeading[]; chosen: number | undefined }

/** The chosen heading with all above it. */
function lineOf(headings: readonly PublicHeading[], id: number | null | undefined): number[] {
  const one = headings.find((heading) => heading.id === id)
  return one ? [one.id, ...lineOf(headings, one.parent_id)] : []
}

/** The headings of the law, and of the chosen one those that stand under it, each with how much is public. */
export function HeadingTree({ headings, chosen }: Props) {
  const { t } = useTranslation()
  const { Link } = useMoves()
  const line = lineOf(headings, chosen)
  const shown = headings.filter(({ parent_id }) => parent_id === null || line.includes(parent_id))
  return (
    <nav className={styles.tree} aria-label={t('gazette_public.headings')}>
      <ul>
        <li>
          <Link to="/monitor-oficial" aria-current={chosen === undefined ? 'page' : undefined}>
            <span />
            <span>{t('gazette_public.all')}</span>
          </Link>
        </li>
        {shown.map(({ id, code, name, level, entries }) => (
          <li key={id} data-level={level}>
            <Link
              to="/monitor-oficial-list/$category_id"
              params={{ category_id: id }}
              aria-current={id === chosen ? 'page' : undefined}
            >
              <span className={styles.code}>{level === 0 ? `${code})` : code}</span>
              <span>{name}</span>
              <span className={styles.count}>{formatNumber(entries)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The same on a phone, behind the name of the chosen heading. */
export function FoldedTree({ headings, chosen }: Props) {
  const { t } = useTranslation()
  const one = headings.find(({ id }) => id === chosen)
  return (
    <details className={styles.folded} key={chosen ?? 0}>
      <summary>
        <small>{t('gazette_public.choose')}</small>
        <b>{one ? [one.code, one.name].filter(Boolean).join(' ') : t('gazette_public.all')}</b>
      </summary>
      <HeadingTree headings={headings} chosen={chosen} />
    </details>
  )
}
