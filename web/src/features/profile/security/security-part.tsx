import type { ReactNode } from 'react'
import styles from './security-section.module.css'

type Props = {
  title: string
  state?: ReactNode
  text: ReactNode
  actions?: ReactNode
  children?: ReactNode
}

/** One kind of factor: what it is, its state, what one can do. */
export function SecurityPart({ title, state, text, actions, children }: Props) {
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <div className={styles.what}>
          <h3>
            {title} {state}
          </h3>
          <p className={styles.quiet}>{text}</p>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  )
}
