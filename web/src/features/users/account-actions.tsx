import { Button } from '@mantine/core'
import { IconKey, IconMail, IconShieldOff, IconUserShare, IconUserShield } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedUser, UserPlace } from '../../entities/people/user-place.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { useMay } from '../../entities/session/use-may.ts'
import { useSwitch } from '../../entities/session/use-switch.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { useLeaveForm } from '../../ui/form/frame/leave-form.ts'
import type { Opened } from './opened.ts'
import { StateTag } from './user-cells.tsx'
import styles from './users.module.css'

type Props = {
  place: UserPlace
  user: ListedUser
  onOpen: (opened: Opened) => void
  onClose: () => void
}

/**
 * How to act as this person; undefined where the signed-in person may not, as far as the page can tell. The
 * server decides.
 */
function useActAs(user: ListedUser) {
  const { user: self } = useSession()
  const may = useMay()
  const { actAs, pending } = useSwitch()
  const isSelf = self?.id === user.id
  const isOfPlatform = (user.institution_id ?? self?.hdoc_id) === 0
  const isOffered = may('user.act_as') && !isSelf && !isOfPlatform
  if (!isOffered || user.state !== 'active') return undefined
  return { pending, start: () => actAs(user.id, user.institution_id) }
}

/** What else is done with an account: where it stands, its rights, letters, second factor. */
export function AccountActions({ place, user, onOpen, onClose }: Props) {
  const { t } = useTranslation()
  const actAs = useActAs(user)
  const [asks, setAsks] = useState(false)
  const act = useAction({
    call: ({ run }: { run: () => Promise<unknown>; said: string }) => run(),
    changes: [{ what: 'user.changed', id: user.id }],
    said: (_answer, { said }) => said,
    onDone: onClose,
  })
  const { name, email } = user
  // Each of these closes the form or takes its place.
  const leave = useLeaveForm()
  const send = (run: () => Promise<unknown>, said: string) => () => leave(() => act.mutate({ run, said }))
  return (
    <section className={styles.section} aria-label={t('users.account')}>
      <h3 className={styles.heading}>{t('users.account')}</h3>
      <p className={styles.quiet}>
        <StateTag state={user.state} />{' '}
        {user.last_login_at
          ? t('users.last_login', { at: formatDateTime(user.last_login_at) })
          : t('users.never_in')}
      </p>
      <div className={styles.actions}>
        <Button
          variant="default"
          leftSection={<IconKey size={16} />}
          onClick={() => leave(() => onOpen({ kind: 'rights', user }))}
        >
          {t('users.show_rights')}
        </Button>
        {user.state === 'invited' && (
          <Button
            variant="default"
            leftSection={<IconMail size={16} />}
            loading={act.isPending}
            onClick={send(() => place.inviteAgain(user), t('users.invited', { name, email }))}
          >
            {t('users.invite_again')}
          </Button>
        )}
        {user.state === 'active' && (
          <Button
            variant="default"
            leftSection={<IconMail size={16} />}
            loading={act.isPending}
            onClick={send(() => place.resetPassword(user), t('users.reset_sent', { email }))}
          >
            {t('users.reset_password')}
          </Button>
        )}
        {user.state === 'active' && user.second_factor && !asks && (
          <Button variant="default" leftSection={<IconShieldOff size={16} />} onClick={() => setAsks(true)}>
            {t('users.reset_factors')}
          </Button>
        )}
        {actAs && (
          <Button
            variant="default"
            leftSection={<IconUserShare size={16} />}
            loading={actAs.pending}
            onClick={() => leave(actAs.start)}
          >
            {t('users.act_as')}
          </Button>
        )}
      </div>
      {asks && (
        <div className={styles.actions} role="alert">
          <span>{t('users.reset_factors_what', { name })}</span>
          <Button
            color="red"
            leftSection={<IconUserShield size={16} />}
            loading={act.isPending}
            onClick={send(() => place.resetFactors(user), t('users.factors_reset', { name }))}
          >
            {t('users.reset_factors_do')}
          </Button>
        </div>
      )}
    </section>
  )
}
