import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../entities/session/session-store.ts'
import { Card } from '../../ui/display/card.tsx'
import { actionIcons } from './action-icons.ts'
import { begin, type Doing } from './opened.ts'
import styles from './workcase.module.css'

const ofOpen = [
  'close',
  'close_with_dispatch',
  'assign',
  'request_data',
  'add_document',
  'join',
  'extend_deadline',
  'rename',
] as const
const ofClosed = ['reopen'] as const
/** Steps of the own share that are not its next one. */
const besides = ['refuse', 'wait', 'give_back', 'give'] as const

/** What may be done with the case, as buttons, and under them why the rest may not be. */
export function PossibleCard({ row, doing }: { row: WorkCase; doing: Doing }) {
  const { t } = useTranslation()
  const userId = useSession().user?.id
  const { can, cannot, next } = row
  const actions = row.closing ? ofClosed : ofOpen
  const own = row.shares.find(
    ({ person, status }) =>
      person?.id === userId && status.code !== 'closed' && status.code !== 'transferred',
  )
  const steps = own
    ? besides.filter((action) => own.can[action] && !(next?.action === action && next.share_id === own.id))
    : []
  const possible = actions.filter((action) => can[action] && next?.action !== action)
  const locked = actions.filter((action) => !can[action])
  return (
    <Card title={t('workcases.possible')}>
      {possible.length + steps.length > 0 && (
        <div className={styles.buttons}>
          {steps.map((action) => {
            const Icon = actionIcons[action]
            return (
              <Button
                key={action}
                variant="default"
                size="compact-sm"
                leftSection={<Icon size={16} />}
                onClick={() => own && begin(doing, action, own)}
              >
                {t(`workcases.${action}`)}
              </Button>
            )
          })}
          {possible.map((action) => {
            const Icon = actionIcons[action]
            return (
              <Button
                key={action}
                variant="default"
                size="compact-sm"
                leftSection={<Icon size={16} />}
                onClick={() => doing.open({ name: action })}
              >
                {t(`workcases.${action}`)}
              </Button>
            )
          })}
        </div>
      )}
      {locked.length > 0 && (
        <ul className={styles.locked} aria-label={t('workcases.impossible')}>
          {locked.map((action) => (
            <li key={action}>
              <IconLock size={16} aria-hidden />
              <div>
                <b>{t(`workcases.${action}`)}</b>
                <p>{cannot[action]}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {possible.length + steps.length + locked.length === 0 && (
        <p className={styles.quiet}>{t('workcases.nothing_else')}</p>
      )}
    </Card>
  )
}
