import type { Ref, TextareaHTMLAttributes } from 'react'
import styles from './plain.module.css'
import { type Labelled, PlainLabelled } from './plain-labelled.tsx'

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> &
  Labelled & { ref?: Ref<HTMLTextAreaElement> }

/** A field for several lines, for pages that load no library. */
export const PlainArea = ({ label, description, error, className, ...rest }: Props) => (
  <PlainLabelled label={label} description={description} error={error} className={className}>
    {(told) => <textarea {...rest} {...told} className={`${styles.input} ${styles.area}`} />}
  </PlainLabelled>
)
