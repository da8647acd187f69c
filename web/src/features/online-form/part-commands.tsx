import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

type Props = {
  /** The key of the section or field. */
  part: string
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

const idOf = (part: string, by: -1 | 1) => `${part}-${by < 0 ? 'up' : 'down'}`

/** Gives the focus back to the button that moved a part, or to the other one where there is no further way. */
export function focusMove(part: string, by: -1 | 1): void {
  setTimeout(() => {
    const ways = [by, -by as -1 | 1].map((way) => document.getElementById(idOf(part, way)))
    ways.find((button) => button instanceof HTMLButtonElement && !button.disabled)?.focus()
  })
}

/** Moves a part of a form up and down, and removes it. */
export function PartCommands({ part, name, isFirst, isLast, onMove, onRemove }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <ActionIcon
        id={idOf(part, -1)}
        variant="subtle"
        size={34}
        disabled={isFirst}
        aria-label={t('form_builder.up', { name })}
        onClick={() => onMove(-1)}
      >
        <IconArrowUp size={16} />
      </ActionIcon>
      <ActionIcon
        id={idOf(part, 1)}
        variant="subtle"
        size={34}
        disabled={isLast}
        aria-label={t('form_builder.down', { name })}
        onClick={() => onMove(1)}
      >
        <IconArrowDown size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        size={34}
        aria-label={t('form_builder.remove', { name })}
        onClick={onRemove}
      >
        <IconTrash size={16} />
      </ActionIcon>
    </>
  )
}
