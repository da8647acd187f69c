import { Button, type ButtonProps } from '@mantine/core'
import { IconDoorEnter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSwitch } from '../session/use-switch.ts'

type Props = ButtonProps & { client: { id: number; name: string } }

/**
 * Enters a client. A list has one such button in each row, so its name for screen readers holds the client's
 * name.
 */
export function EnterButton({ client, ...look }: Props) {
  const { t } = useTranslation()
  const { enterClient, pending } = useSwitch()
  return (
    <Button
      leftSection={<IconDoorEnter size={16} aria-hidden />}
      {...look}
      loading={pending}
      aria-label={t('clients.enter_name', { name: client.name })}
      onClick={() => enterClient(client.id)}
    >
      {t('clients.enter')}
    </Button>
  )
}
