import { useTranslation } from 'react-i18next'
import styles from './test-mark.module.css'

/** A document of delete mode says everywhere that it is one. */
export function TestMark() {
  const { t } = useTranslation()
  return (
    <span className={styles.mark} title={t('documents.test_long')}>
      {t('documents.test')}
    </span>
  )
}
