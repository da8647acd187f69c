import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, parseDate } from '../../../lib/format/format.ts'
import { usePart } from './use-part.ts'

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'rightSection' | 'type'> & {
  /** 'YYYY-MM-DD', or null when empty. Typed text that is no date is passed on as it was typed. */
  value: string | null
  onChange: (value: string | null) => void
}

const bringCalendar = async () => (await import('./calendar.tsx')).Calendar

/** A day, typed as 5.6.2026 or 05062026, or picked from a calendar. */
export function DateField({ value, onChange, onBlur, onKeyDown, ...rest }: Props) {
  const { t } = useTranslation()
  const { opened, close, toggle, Part: Picker } = usePart(bringCalendar)
  const [typed, setTyped] = useState<string | null>(null)
  const isDay = value !== null && parseDate(value) === value
  const shown = typed ?? (isDay ? formatDate(value) : (value ?? ''))
  // Each key is passed on: Ctrl+S and Esc come while the focus is still in the field.
  const type = (text: string) => {
    setTyped(text)
    const meant = text.trim()
    onChange(meant === '' ? null : (parseDate(meant) ?? meant))
  }
  const settle = () => setTyped(null)
  return (
    <TextInput
      inputMode="numeric"
      {...rest}
      autoComplete="off"
      placeholder={t('ui.date_placeholder')}
      value={shown}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={(event) => {
        settle()
        onBlur?.(event)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle()
        onKeyDown?.(event)
      }}
      rightSection={
        <Popover opened={opened} onChange={toggle} position="bottom-end" trapFocus returnFocus>
          <Popover.Target>
            <ActionIcon size={28} tabIndex={-1} aria-label={t('ui.pick_date')} onClick={toggle}>
              <IconCalendar size={16} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown>
            {Picker && (
              <Picker
                value={isDay ? value : null}
                onChange={(day) => {
                  onChange(day)
                  setTyped(null)
                  close()
                }}
              />
            )}
          </Popover.Dropdown>
        </Popover>
      }
    />
  )
}
