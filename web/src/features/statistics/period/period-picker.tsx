import {
  type Comparison,
  calendarUnits,
  comparisons,
  type Period,
} from '@hdoc/contract/statistics/periods.ts'
import { ActionIcon, Button, Menu, NativeSelect } from '@mantine/core'
import { IconCalendar, IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { say } from '../../../lib/languages/i18n.ts'
import { FreeDays } from './free-days.tsx'
import styles from './period.module.css'
import { shifted, unitOf } from './period.ts'
import { periodLabel } from './period-label.ts'

type Props = {
  period: Period
  compare: Comparison
  today: string
  onPeriod: (period: Period) => void
  onCompare: (compare: Comparison) => void
}

/** Which days are counted, and with which they are compared. */
export function PeriodPicker({ period, compare, today, onPeriod, onCompare }: Props) {
  const { t } = useTranslation()
  const [asksDays, setAsksDays] = useState(false)
  const label = periodLabel(period)
  const running = period.from <= today && today < period.to
  const shown = running ? t('statistics.so_far', { period: label }) : label
  const later = shifted(period, 1)
  return (
    <div className={styles.picker}>
      <ActionIcon
        size={32}
        variant="default"
        aria-label={t('statistics.earlier', { period: periodLabel(shifted(period, -1)) })}
        onClick={() => onPeriod(shifted(period, -1))}
      >
        <IconChevronLeft size={16} aria-hidden />
      </ActionIcon>
      <Menu position="bottom-start" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconCalendar size={16} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
            aria-label={t('statistics.period_is', { period: shown })}
          >
            {shown}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {calendarUnits.map((unit) => (
            <Menu.Item key={unit} onClick={() => onPeriod(unitOf(unit, today))}>
              {t(`statistics.${unit}`)}
            </Menu.Item>
          ))}
          <Menu.Item onClick={() => setAsksDays(true)}>{t('statistics.free')}…</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asksDays && (
        <FreeDays
          period={period}
          onChoose={(next) => {
            setAsksDays(false)
            onPeriod(next)
          }}
          onClose={() => setAsksDays(false)}
        />
      )}
      <ActionIcon
        size={32}
        variant="default"
        disabled={later.from > today}
        aria-label={t('statistics.later', { period: periodLabel(later) })}
        onClick={() => onPeriod(later)}
      >
        <IconChevronRight size={16} aria-hidden />
      </ActionIcon>
      <span className={styles.with} aria-hidden>
        {t('statistics.compared_with')}
      </span>
      <NativeSelect
        aria-label={t('statistics.compared')}
        value={compare}
        onChange={(event) => onCompare(event.currentTarget.value as Comparison)}
        data={Object.entries(comparisons).map(([value, text]) => ({ value, label: say(text) }))}
      />
    </div>
  )
}
