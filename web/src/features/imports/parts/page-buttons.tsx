import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './imports.module.css'

type Props = { page: number; last: number; onPage: (page: number) => void }

/** Leads from page to page; nothing where there is one page. */
export function PageButtons({ page, last, onPage }: Props) {
  const { t } = useTranslation()
  if (last < 2) return null
  return (
    <div className={styles.row}>
      <Button size="xs" variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('imports.newer')}
      </Button>
      <span className={styles.quiet} role="status">
        {t('imports.page', { page, last })}
      </span>
      <Button size="xs" variant="default" disabled={page >= last} onClick={() => onPage(page + 1)}>
        {t('imports.more')}
      </Button>
    </div>
  )
}
