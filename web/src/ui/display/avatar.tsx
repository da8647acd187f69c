import styles from './avatar.module.css'

function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /\p{L}/u.test(word))
  const letters = words.length > 1 ? [words[0], words[words.length - 1]] : words
  return letters
    .map((word) => word?.match(/\p{L}/u)?.[0] ?? '')
    .join('')
    .toUpperCase()
}

type Props = {
  name: string
  small?: boolean
  large?: boolean
  /** Address of a picture, in the place of the initials. */
  picture?: string | undefined
}

/** Picture or initials of a person or firm. It is for the eye only, because the name stands beside it. */
export function Avatar({ name, small, large, picture }: Props) {
  const size = small ? styles.small : large ? styles.large : ''
  if (picture) return <img className={`${styles.avatar} ${size}`} src={picture} alt="" />
  return <span className={`${styles.avatar} ${size}`} aria-hidden data-initials={initials(name)} />
}
