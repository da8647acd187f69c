import { type ReactNode, useId } from 'react'
import styles from './profile.module.css'

type Props = { title: string; help?: string; aside?: ReactNode; children: ReactNode }

/** One part of the profile under its heading. */
export function Card({ title, help, aside, children }: Props) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {help && <p className={styles.help}>{help}</p>}
      {children}
    </section>
  )
}
