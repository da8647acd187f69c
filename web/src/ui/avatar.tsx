import styles from './avatar.module.css'

function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /\p{L}/u.test(word))
  const letters = words.length > 1 ? [words[0], words[words.length - 1]] : words
  return letters
    .map((word) => word?.match(/\p{L}/u)?.[0] ?? '')
    .join('')
    .toUpperCase()
}

/** The initials of a person or firm, drawn by the style sheet: they are for the eye, the name stands beside them. */
export function Avatar({ name, small }: { name: string; small?: boolean }) {
  return (
    <span
      className={small ? `${styles.avatar} ${styles.small}` : styles.avatar}
      aria-hidden
      data-initials={initials(name)}
    />
  )
}
