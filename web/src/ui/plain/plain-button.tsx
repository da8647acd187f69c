import type { ButtonHTMLAttributes } from 'react'
import styles from './plain.module.css'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { look?: 'quiet' | 'strong'; large?: boolean }

/** A button as the library's looks, for what stands on the portal's first page, which loads no library. */
export function PlainButton({ look = 'quiet', large = false, className, type = 'button', ...rest }: Props) {
  const classes = [styles.button, styles[look], large && styles.largeButton, className].filter(Boolean)
  return <button {...rest} type={type} className={classes.join(' ')} />
}
