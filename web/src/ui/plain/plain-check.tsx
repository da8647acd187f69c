import type { InputHTMLAttributes } from 'react'
import { type Labelled, PlainLabelled } from './plain-labelled.tsx'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> & Labelled

/** A tick with its sentence, for pages that load no library. */
export const PlainCheck = ({ label, description, error, className, ...rest }: Props) => (
  <PlainLabelled label={label} description={description} error={error} className={className} within>
    {(told) => <input {...rest} {...told} type="checkbox" />}
  </PlainLabelled>
)
