import { IconArrowUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format/format.ts'
import styles from './list.module.css'

/** Offers rows that came while somebody reads the list; always there, so that it is read aloud when it says something. */
export function ListNews({ news, onShow }: { news: number | undefined; onShow: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="status">
      {news !== undefined && (
        <button type="button" className={styles.news} onClick={onShow}>
          <IconArrowUp size={14} aria-hidden />
          {news === 0 ? t('list.news_changed') : t('list.news', { count: news, figure: formatNumber(news) })}
          <b>{t('list.news_show')}</b>
        </button>
      )}
    </div>
  )
}
