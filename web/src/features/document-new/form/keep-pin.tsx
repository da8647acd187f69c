import type { KeepableField } from '@hdoc/contract/documents/registration/registration-values.ts'
import { ActionIcon } from '@mantine/core'
import { IconPin, IconPinFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../document-new.module.css'
import { useFields } from './registration-fields.ts'

type PinProps = {
  pressed: boolean
  label: string
  title: string
  /** Puts the pin into the Tab order, where no field beside it takes Alt+P. */
  reachable?: boolean
  onPress: () => void
}

/**
 * A pin that keeps something for the next paper. It is mostly out of the Tab order, because Alt+P in the
 * field does the same.
 */
export function Pin({ pressed, label, title, reachable = false, onPress }: PinProps) {
  return (
    <ActionIcon
      variant="subtle"
      color={pressed ? 'blue' : 'gray'}
      size={24}
      aria-pressed={pressed}
      aria-label={label}
      title={title}
      tabIndex={reachable ? 0 : -1}
      onClick={onPress}
    >
      {pressed ? <IconPinFilled size={14} aria-hidden /> : <IconPin size={14} aria-hidden />}
    </ActionIcon>
  )
}

type Props = { field: KeepableField; label: string; children: ReactNode }

/** A field whose last value may be kept for the next paper. */
export function Keepable({ field, label, children }: Props) {
  const { t } = useTranslation()
  const { habits } = useFields()
  return (
    <div className={styles.keepable} data-keep={field}>
      {children}
      <div className={styles.pin}>
        <Pin
          pressed={habits.keeps(field)}
          label={t('counter.keep')}
          title={t('counter.keep_of', { field: label })}
          onPress={() => habits.toggle(field)}
        />
      </div>
    </div>
  )
}
