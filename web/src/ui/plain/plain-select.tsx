import type { SelectHTMLAttributes } from 'react'
import styles from './plain.module.css'
import { type Labelled, PlainLabelled } from './plain-labelled.tsx'

type Props = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & Labelled

/** A choice as the browser draws it, for pages that load no library: phones show their own list. */
export const PlainSelect = ({ label, description, error, className, children, ...rest }: Props) => (
  <PlainLabelled label={label} description={description} error={error} className={className}>
    {(told) => (
      <select {...rest} {...told} className={`${styles.input} ${styles.select}`}>
        {children}
      </select>
    )}
  </PlainLabelled>
)
