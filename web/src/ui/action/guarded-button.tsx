import { Button, type ButtonProps, Tooltip } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

type Props = Omit<ButtonProps, 'onClick'> & {
  allowed: boolean
  /** Why the command is not possible now. */
  reason?: string | undefined
  onClick: () => void
}

/** A command. When it is not allowed, its button stays in place, can be reached by keyboard and says why. */
export function GuardedButton({ allowed, reason, onClick, leftSection, children, ...rest }: Props) {
  const { t } = useTranslation()
  const id = useId()
  if (allowed)
    return (
      <Button {...rest} leftSection={leftSection} onClick={onClick}>
        {children}
      </Button>
    )
  const why = reason ?? ''
  // Drop `px`: the locked button has a border, so it needs the room at its sides that `px` may have taken
  // away.
  const { px: _, ...bordered } = rest
  return (
    <Tooltip label={why} disabled={why === ''}>
      <Button
        {...bordered}
        variant="default"
        color="gray"
        aria-disabled="true"
        aria-describedby={id}
        leftSection={<IconLock size={16} />}
      >
        {children}
        <span className="visually-hidden" id={id}>
          {t('ui.not_allowed', { reason: why })}
        </span>
      </Button>
    </Tooltip>
  )
}
