import { Button } from '@mantine/core'
import { useInterval } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { minutesUntil } from '../../lib/format/clock.ts'
import styles from './acting-banner.module.css'

type Props = { name: string; real: string; until: string | undefined; onBack: () => void }

const LOOK_EVERY_MS = 15_000

/** Minutes left, counted down; `onOver` when there are none. */
function MinutesLeft({ until, onOver }: { until: string; onOver: () => void }) {
  const { t } = useTranslation()
  const [minutes, setMinutes] = useState(minutesUntil(until))
  const { start, stop } = useInterval(() => setMinutes(minutesUntil(until)), LOOK_EVERY_MS)
  useEffect(() => {
    start()
    return stop
  }, [start, stop])
  const isTold = useRef(false)
  useEffect(() => {
    if (minutes > 0 || isTold.current) return
    isTold.current = true
    onOver()
  }, [minutes, onOver])
  return <span className={styles.left}>{t('shell.acting_minutes', { count: minutes, figure: minutes })}</span>
}

/** Names both people while somebody acts as another, says how long it may last, and leads back. */
export function ActingBanner({ name, real, until, onBack }: Props) {
  const { t } = useTranslation()
  return (
    <aside className={styles.banner} aria-label={t('shell.acting_label')}>
      <span>{t('shell.acting', { name, real })}</span>
      {until !== undefined && <MinutesLeft key={until} until={until} onOver={onBack} />}
      <Button size="xs" variant="default" onClick={onBack}>
        {t('shell.acting_back')}
      </Button>
    </aside>
  )
}
