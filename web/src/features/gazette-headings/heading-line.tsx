import type { GazetteHeading } from '@hdoc/contract/gazette/gazette-headings.ts'
import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical, IconPencil, IconPlus } from '@tabler/icons-react'
import type { DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format/format.ts'
import styles from './headings.module.css'

type Props = {
  heading: GazetteHeading
  /** The sisters before and behind it, where it may be moved. */
  before: GazetteHeading | undefined
  behind: GazetteHeading | undefined
  mayAdd: boolean
  onAdd: () => void
  onEdit: () => void
  onUp: () => void
  onDown: () => void
  onDrag: () => void
  /** What is dragged is dropped here. */
  onDropped: () => void
  /** What is dragged may be dropped here. */
  takes: boolean
}

/** One heading with what may be done with it, by mouse and by keys. */
export function HeadingLine(props: Props) {
  const { heading, before, behind, mayAdd, takes } = props
  const { t } = useTranslation()
  const { name, code, level, entries, expires_days, can } = heading
  const over = (event: DragEvent) => {
    if (takes) event.preventDefault()
  }
  const facts = [
    t('gazette.heading_entries', { count: entries, figure: formatNumber(entries) }),
    expires_days !== null &&
      t('gazette.heading_expires', { count: expires_days, figure: formatNumber(expires_days) }),
  ]
  return (
    <li
      className={styles.line}
      data-level={level}
      data-takes={takes || undefined}
      draggable={can.edit}
      onDragStart={props.onDrag}
      onDragOver={over}
      onDrop={props.onDropped}
    >
      <span className={styles.grip} title={can.edit ? t('gazette.heading_drag') : undefined}>
        {can.edit && <IconGripVertical size={16} aria-hidden />}
      </span>
      <span className={styles.name}>
        <b>{code}</b> {name}
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      <span className={styles.commands}>
        {can.edit && before && (
          <ActionIcon
            variant="subtle"
            size={34}
            aria-label={t('gazette.heading_up', { name })}
            onClick={props.onUp}
          >
            <IconArrowUp size={16} />
          </ActionIcon>
        )}
        {can.edit && behind && (
          <ActionIcon
            variant="subtle"
            size={34}
            aria-label={t('gazette.heading_down', { name })}
            onClick={props.onDown}
          >
            <IconArrowDown size={16} />
          </ActionIcon>
        )}
        {mayAdd && (
          <ActionIcon
            variant="subtle"
            size={34}
            aria-label={t('gazette.heading_add', { name })}
            onClick={props.onAdd}
          >
            <IconPlus size={16} />
          </ActionIcon>
        )}
        {can.edit && (
          <ActionIcon
            variant="subtle"
            size={34}
            aria-label={t('gazette.heading_edit', { name })}
            onClick={props.onEdit}
          >
            <IconPencil size={16} />
          </ActionIcon>
        )}
      </span>
    </li>
  )
}
