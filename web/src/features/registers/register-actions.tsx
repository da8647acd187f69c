import type { Register } from '@hdoc/contract/registers/registers.ts'
import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../entities/session/session-store.ts'
import { useMay } from '../../entities/session/use-may.ts'
import { GuardedButton } from '../../ui/action/guarded-button.tsx'
import { useLeaveForm } from '../../ui/form/frame/leave-form.ts'

export type RegisterAct = 'series' | 'close' | 'reserve' | 'book' | 'history'

/** What else one may do with a register: a new series, reserved numbers, its book, a register of its
 * history, closing and reopening. A register of history has its book alone. */
export function RegisterActions({
  register,
  onAct,
}: {
  register: Register
  onAct: (act: RegisterAct) => void
}) {
  const { t } = useTranslation()
  const { user } = useSession()
  const may = useMay()
  const leave = useLeaveForm()
  const act = (name: RegisterAct) => () => leave(() => onAct(name))
  const isHistory = register.history_of !== null
  // The catalogue of the platform gives no numbers.
  const mayReserve = user !== null && user.hdoc_id !== 0 && may('number.reserve')
  return (
    <Group gap={8}>
      {!isHistory && (
        <GuardedButton
          variant="default"
          allowed={register.reset === 'manual' && !register.daily && !register.closed}
          reason={t(
            register.closed
              ? 'registers.next_reset_closed'
              : register.daily
                ? 'registers.series_daily'
                : 'registers.series_only_manual',
          )}
          onClick={act('series')}
        >
          {t('registers.open_series')}
        </GuardedButton>
      )}
      {mayReserve && !register.closed && !register.secondary && !register.full && (
        <Button variant="default" onClick={act('reserve')}>
          {t('registers.reserve')}
        </Button>
      )}
      {user !== null && user.hdoc_id !== 0 && (
        <Button variant="default" onClick={act('book')}>
          {t('register_book.open')}
        </Button>
      )}
      {user !== null && user.hdoc_id !== 0 && !isHistory && (
        <Button variant="default" onClick={act('history')}>
          {t('registers.add_history')}
        </Button>
      )}
      {!isHistory && (
        <Button variant="default" onClick={act('close')}>
          {t(register.closed ? 'registers.reopen' : 'registers.close')}
        </Button>
      )}
    </Group>
  )
}
