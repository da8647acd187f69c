import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './sheet.module.css'

const columns = ['number', 'issuer', 'subject', 'extent', 'status'] as const

type Props = { label: string; children: ReactNode; ref?: Ref<HTMLUListElement> }

/** The documents of a sheet under each other; where there is room, with what stands in the columns above them. */
export function SheetRows({ label, children, ref }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <div className={styles.head} aria-hidden>
        {columns.map((column) => (
          <span key={column} className={column === 'extent' ? styles.extent : undefined}>
            {column === 'extent' ? t('transfers.extent') : t(`transfers.col_${column}`)}
          </span>
        ))}
      </div>
      <ul ref={ref} className={styles.rows} aria-label={label}>
        {children}
      </ul>
    </>
  )
}

/** Where the reason of a refusal is written, under its row. */
export const RefusalFields = ({ children }: { children: ReactNode }) => (
  <div className={styles.refusal}>{children}</div>
)
