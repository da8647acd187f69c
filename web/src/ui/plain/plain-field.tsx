import type { InputHTMLAttributes, Ref } from 'react'
import styles from './plain.module.css'
import { type Labelled, PlainLabelled } from './plain-labelled.tsx'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & Labelled & { ref?: Ref<HTMLInputElement> }

/** A field for text as the library's looks, for what stands on the portal's first page, which loads no library. */
export const PlainField = ({ label, description, error, className, ...rest }: Props) => (
  <PlainLabelled label={label} description={description} error={error} className={className}>
    {(told) => <input {...rest} {...told} className={styles.input} />}
  </PlainLabelled>
)
