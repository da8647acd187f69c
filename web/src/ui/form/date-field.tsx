import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import { useDisclosure } from '@mantine/hooks'
import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, parseDate } from '../../lib/format.ts'
import { currentLanguage } from '../../lib/language.ts'
import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/ro.js'

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'rightSection' | 'type'> & {
  /** 'YYYY-MM-DD', or null when empty. Typed text that is no date is passed on as it was typed. */
  value: string | null
  onChange: (value: string | null) => void
}

/** A day, typed as 5.6.2026 or picked from a calendar. */
export function DateField({ value, onChange, onBlur, onKeyDown, ...rest }: Props) {
  const { t } = useTranslation()
  const [opened, calendar] = useDisclosure(false)
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? (value ? formatDate(value) : '')
  const commit = () => {
    if (typed === null) return
    const text = typed.trim()
    onChange(text === '' ? null : (parseDate(text) ?? text))
    setTyped(null)
  }
  const isDay = value !== null && parseDate(value) === value
  return (
    <TextInput
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('ui.date_placeholder')}
      value={shown}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={(event) => {
        commit()
        onBlur?.(event)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
        onKeyDown?.(event)
      }}
      rightSection={
        <Popover opened={opened} onChange={calendar.toggle} position="bottom-end" trapFocus returnFocus>
          <Popover.Target>
            <ActionIcon size={28} tabIndex={-1} aria-label={t('ui.pick_date')} onClick={calendar.toggle}>
              <IconCalendar size={16} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown>
            <DatePicker
              hideOutsideDates
              ariaLabels={{
                previousMonth: t('ui.previous_month'),
                nextMonth: t('ui.next_month'),
                previousYear: t('ui.previous_year'),
                nextYear: t('ui.next_year'),
                previousDecade: t('ui.previous_decade'),
                nextDecade: t('ui.next_decade'),
              }}
              locale={currentLanguage()}
              value={isDay ? value : null}
              {...(isDay ? { defaultDate: value } : {})}
              onChange={(day) => {
                onChange(day)
                setTyped(null)
                calendar.close()
              }}
            />
          </Popover.Dropdown>
        </Popover>
      }
    />
  )
}
