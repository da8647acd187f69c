import '../../../lib/languages/own/administration/settings-texts.ts'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { today } from '../../../lib/format/clock.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import { DateField } from '../../../ui/form/field/date-field.tsx'
import styles from '../settings.module.css'
import { SettingsPart } from '../settings-part.tsx'
import { useRowKeys } from '../use-row-keys.ts'
import editor from './editor.module.css'
import type { InstitutionFormValues } from './institution-values.ts'

type FreeDay = InstitutionFormValues['free_days'][number]

/** Local free days. Those that are over are hidden until a button shows them. */
export function FreeDaysEditor({ form }: { form: UseFormReturnType<InstitutionFormValues> }) {
  const { t } = useTranslation()
  const [withPast, setWithPast] = useState(false)
  const days = form.getValues().free_days
  const now = today()
  const isPast = ({ date }: FreeDay) => date !== '' && date < now
  const past = days.filter(isPast).length
  const { keys, drop } = useRowKeys(days.length)
  const set = (next: FreeDay[]) => form.setFieldValue('free_days', next)
  const put = (at: number, part: Partial<FreeDay>) => {
    set(days.map((day, n) => (n === at ? { ...day, ...part } : day)))
    for (const name of Object.keys(part)) form.clearFieldError(`free_days.${at}.${name}`)
  }
  const shown = days.map((day, at) => {
    const isWrong = form.errors[`free_days.${at}.date`] ?? form.errors[`free_days.${at}.name`]
    return withPast || !isPast(day) || isWrong !== undefined
  })
  const first = shown.indexOf(true)
  return (
    <SettingsPart title={t('settings.free')} text={t('settings.free_text')}>
      {days.length === 0 && <p className={styles.quiet}>{t('settings.free_none')}</p>}
      <ol className={styles.rows} data-path="free_days" tabIndex={-1}>
        {days.map((day, at) => {
          const path = (name: string) => `free_days.${at}.${name}`
          if (!shown[at]) return null
          // The labels stand once, above the first line.
          const label = (text: string) => (at === first ? { label: text } : { 'aria-label': text })
          const place = at === first ? editor.freeRow : `${editor.freeRow} ${editor.unlabelled}`
          return (
            <li key={keys[at]} className={place}>
              <DateField
                {...label(t('settings.free_date'))}
                data-path={path('date')}
                value={day.date || null}
                error={form.errors[path('date')]}
                onChange={(date) => put(at, { date: date ?? '' })}
              />
              <TextInput
                {...label(t('settings.free_name'))}
                data-path={path('name')}
                value={day.name}
                error={form.errors[path('name')]}
                onChange={({ currentTarget: { value } }) => put(at, { name: value })}
              />
              <ActionIcon
                className={editor.remove ?? ''}
                aria-label={t('settings.free_remove', { number: at + 1 })}
                onClick={() => {
                  drop(at)
                  set(days.filter((_, n) => n !== at))
                }}
              >
                <IconX size={16} />
              </ActionIcon>
            </li>
          )
        })}
      </ol>
      <div className={editor.days}>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          onClick={() => set([...days, { date: '', name: '' }])}
        >
          {t('settings.free_add')}
        </Button>
        {past > 0 && !withPast && (
          <Button variant="subtle" onClick={() => setWithPast(true)}>
            {t('settings.free_past', { count: past, figure: formatNumber(past) })}
          </Button>
        )}
      </div>
    </SettingsPart>
  )
}
