import { useTranslation } from 'react-i18next'
import styles from './test-mark.module.css'

/** Marks a document of delete mode, wherever the document is shown. */
export function TestMark() {
  const { t } = useTranslation()
  return (
    <span className={styles.mark} title={t('documents.test_long')}>
      {t('documents.test')}
    </span>
  )
}
