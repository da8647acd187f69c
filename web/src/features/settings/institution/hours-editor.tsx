import '../../../lib/languages/own/administration/settings-texts.ts'
import { weekdays, weekdayText } from '@hdoc/contract/settings/opening-hours.ts'
import { ActionIcon, Button, Checkbox, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { say } from '../../../lib/languages/i18n.ts'
import styles from '../settings.module.css'
import { SettingsPart } from '../settings-part.tsx'
import { useRowKeys } from '../use-row-keys.ts'
import editor from './editor.module.css'
import type { InstitutionFormValues } from './institution-values.ts'

type Row = InstitutionFormValues['opening_hours'][number]
const working = [1, 2, 3, 4, 5]

/** The next row of working hours: the working days that no row names yet, with the times of the last row. */
export function nextHours(rows: readonly Row[]): Row {
  const named = new Set(rows.flatMap(({ days }) => days))
  const left = working.filter((day) => !named.has(day))
  const last = rows.at(-1)
  return { days: left, from: last?.from ?? '08:00', to: last?.to ?? '16:30' }
}

/** „8”, „8:00” and „8.30” as people write them → 08:00, 08:30; anything else stays for the form to refuse. */
export function asTime(text: string): string {
  const parts = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(text.trim())
  return parts ? `${parts[1]?.padStart(2, '0')}:${parts[2] ?? '00'}` : text
}

/** Working hours: lines of weekdays with from and to. */
export function HoursEditor({ form }: { form: UseFormReturnType<InstitutionFormValues> }) {
  const { t } = useTranslation()
  const rows = form.getValues().opening_hours
  const { keys, drop } = useRowKeys(rows.length)
  const set = (next: Row[]) => form.setFieldValue('opening_hours', next)
  const put = (at: number, part: Partial<Row>) => {
    set(rows.map((row, n) => (n === at ? { ...row, ...part } : row)))
    for (const name of Object.keys(part)) form.clearFieldError(`opening_hours.${at}.${name}`)
  }
  const toggle = (at: number, day: number, isOn: boolean) => {
    const days = (rows[at]?.days ?? []).filter((one) => one !== day)
    put(at, { days: isOn ? [...days, day].sort((a, b) => a - b) : days })
  }
  return (
    <SettingsPart title={t('settings.hours')} text={t('settings.hours_text')}>
      {rows.length === 0 && <p className={styles.quiet}>{t('settings.hours_none')}</p>}
      <ol className={styles.rows} data-path="opening_hours" tabIndex={-1}>
        {rows.map((row, at) => {
          const number = at + 1
          const base = `opening_hours.${at}`
          return (
            <li key={keys[at]} className={editor.row}>
              <Checkbox.Group
                label={t('settings.hours_row', { number })}
                error={form.errors[`${base}.days`]}
                value={row.days.map(String)}
              >
                <div className={editor.days} data-path={`${base}.days`} tabIndex={-1}>
                  {weekdays.map((day) => (
                    <Checkbox
                      key={day}
                      value={String(day)}
                      label={say(weekdayText(day))}
                      onChange={({ currentTarget: { checked } }) => toggle(at, day, checked)}
                    />
                  ))}
                </div>
              </Checkbox.Group>
              {(['from', 'to'] as const).map((name) => (
                <TextInput
                  key={name}
                  label={t(`settings.hours_${name}`)}
                  placeholder="08:00"
                  inputMode="numeric"
                  maxLength={5}
                  onBlur={() => put(at, { [name]: asTime(row[name]) })}
                  data-path={`${base}.${name}`}
                  value={row[name]}
                  error={form.errors[`${base}.${name}`]}
                  onChange={({ currentTarget: { value } }) => put(at, { [name]: value })}
                />
              ))}
              <ActionIcon
                className={editor.remove ?? ''}
                aria-label={t('settings.hours_remove', { number })}
                onClick={() => {
                  drop(at)
                  set(rows.filter((_, n) => n !== at))
                }}
              >
                <IconX size={16} />
              </ActionIcon>
            </li>
          )
        })}
      </ol>
      <Button
        className={editor.add ?? ''}
        variant="default"
        leftSection={<IconPlus size={16} />}
        onClick={() => set([...rows, nextHours(rows)])}
      >
        {t('settings.hours_add')}
      </Button>
    </SettingsPart>
  )
}
