import {
  notificationChoiceCalls,
  type PushDevice,
} from '@hdoc/contract/notifications/notification-choices.ts'
import { Button } from '@mantine/core'
import { IconBellRinging, IconDeviceDesktop } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../entities/session/session-store.ts'
import { ownSubscription, pushState, subscribe } from '../../../lib/browser/push.ts'
import { keepPushOwner } from '../../../lib/browser/push-owner.ts'
import { call } from '../../../lib/calls/call.ts'
import { formatDateTime } from '../../../lib/format/format.ts'
import { useAction } from '../../../ui/action/use-action.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { tellFailure } from '../../../ui/form/state/tell-failure.ts'
import styles from './notices-card.module.css'

const changes = [{ what: 'push_device.changed' }] as const

/** Has this browser subscribed; undefined until it has said so. */
function useOwn(): [string | null | undefined, (endpoint: string | null) => void] {
  const [endpoint, setEndpoint] = useState<string | null>()
  useEffect(() => {
    let isGone = false
    ownSubscription().then(
      (own) => !isGone && setEndpoint(own?.endpoint ?? null),
      () => !isGone && setEndpoint(null),
    )
    return () => {
      isGone = true
    }
  }, [])
  return [endpoint, setEndpoint]
}

/** Turns pushes to this browser on and off, or says why that cannot be. */
function ThisBrowser() {
  const { t } = useTranslation()
  const { user } = useSession()
  const [state, setState] = useState(pushState)
  const [own, setOwn] = useOwn()
  const [busy, setBusy] = useState(false)
  const add = useAction({
    call: (subscription: PushSubscriptionJSON) =>
      call(notificationChoiceCalls.addDevice, { body: subscription as never }),
    changes,
    said: () => t('notifications.push_added'),
    onDone: (_, { endpoint }) => {
      keepPushOwner(user)
      setOwn(endpoint ?? null)
    },
  })
  const remove = useAction({
    call: (endpoint: string) => call(notificationChoiceCalls.removeDevice, { body: { endpoint } }),
    changes,
    said: () => t('notifications.push_removed'),
    onDone: () => setOwn(null),
    onFailure: (error) => {
      // This browser was another person's who signs in on it. It is off now, as it was asked for.
      if (error.status === 404) {
        setOwn(null)
        toast({ kind: 'success', message: t('notifications.push_removed') })
      } else tellFailure(error)
    },
  })
  const turnOn = async () => {
    setBusy(true)
    try {
      const { public_key } = await call(notificationChoiceCalls.pushKey, { body: undefined as never })
      const subscription = await subscribe(public_key)
      if (subscription) add.mutate(subscription.toJSON())
    } catch {
      toast({ kind: 'error', message: t('notifications.push_failed') })
    }
    setState(pushState())
    setBusy(false)
  }
  const turnOff = async () => {
    setBusy(true)
    try {
      const subscription = await ownSubscription()
      await subscription?.unsubscribe()
      keepPushOwner(null)
      if (subscription) remove.mutate(subscription.endpoint)
      else setOwn(null)
    } catch {
      toast({ kind: 'error', message: t('notifications.push_off_failed') })
    }
    setBusy(false)
  }
  if (state !== 'ready') return <Note kind="info">{t(`notifications.push_${state}`)}</Note>
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconBellRinging size={16} aria-hidden />}
        loading={busy || add.isPending || remove.isPending}
        disabled={own === undefined}
        onClick={() => void (own ? turnOff() : turnOn())}
      >
        {t(own ? 'notifications.push_off' : 'notifications.push_on')}
      </Button>
    </div>
  )
}

/** The browsers to which notices are pushed. */
export function PushPart({ devices }: { devices: readonly PushDevice[] }) {
  const { t } = useTranslation()
  const remove = useAction({
    call: (id: number) => call(notificationChoiceCalls.removeDevice, { body: { id } }),
    changes,
    unsure: changes,
    said: () => t('notifications.push_removed'),
  })
  const trial = useAction({
    call: (id: number) => call(notificationChoiceCalls.tryDevice, { body: { id } }),
    changes,
    unsure: changes,
    said: () => t('notifications.push_tried'),
  })
  return (
    <section className={styles.push} aria-label={t('notifications.push')}>
      <h3>{t('notifications.push')}</h3>
      <p>{t('notifications.push_text')}</p>
      <ThisBrowser />
      {devices.length > 0 && (
        <ul className={styles.devices}>
          {devices.map(({ id, device, reached_at }) => {
            const name = device || t('notifications.push_unknown')
            return (
              <li key={id}>
                <IconDeviceDesktop size={18} aria-hidden />
                <span>
                  {name}
                  <small>
                    {reached_at === null
                      ? t('notifications.push_not_reached')
                      : t('notifications.push_reached', { time: formatDateTime(reached_at) })}
                  </small>
                </span>
                <Button
                  variant="default"
                  size="xs"
                  aria-label={t('notifications.push_try', { device: name })}
                  disabled={trial.isPending}
                  onClick={() => trial.mutate(id)}
                >
                  {t('notifications.push_try_short')}
                </Button>
                <Button
                  variant="default"
                  size="xs"
                  aria-label={t('notifications.push_remove', { device: name })}
                  disabled={remove.isPending}
                  onClick={() => remove.mutate(id)}
                >
                  {t('notifications.push_remove_short')}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
