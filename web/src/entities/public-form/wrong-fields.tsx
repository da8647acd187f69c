import { type ReactNode, useEffect, useState } from 'react'
import styles from './public-form.module.css'
import type { PublicForm } from './use-public-form.ts'

type Props = { form: Pick<PublicForm<Record<never, never>>, 'root' | 'problems'> }

/** What a field is called where it stands: the question over ticks, its label under the name of its group, or the title over a choice of files. */
function nameOf(field: HTMLElement): string | null | undefined {
  const { type, labels } = field as HTMLInputElement
  const group = field.closest('fieldset')?.firstElementChild?.textContent
  const own = labels?.[0]?.textContent
  if (type === 'checkbox' || type === 'radio') return group ?? own
  return [group, own].filter(Boolean).join(': ') || field.parentElement?.ariaLabel
}

/** The wrong fields of the step, each leading to its place. */
export default function WrongFields({ form: { root, problems } }: Props): ReactNode {
  const [wrong, setWrong] = useState<HTMLElement[]>([])
  // Once the step is drawn.
  useEffect(() => {
    const fields = root.current?.querySelectorAll<HTMLElement>('[data-path]') ?? []
    const isWrong = ({ dataset }: HTMLElement) =>
      Object.keys(problems).some((path) => `${path}.`.startsWith(`${dataset.path}.`))
    setWrong([...fields].filter(isWrong))
  }, [root, problems])
  return (
    <ul className={styles.named}>
      {wrong.map((field) => (
        <li key={field.dataset.path}>
          <button type="button" onClick={() => field.focus()}>
            {nameOf(field)}
          </button>
        </li>
      ))}
    </ul>
  )
}
