import { Menu, type MenuItemProps } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import styles from './guarded-item.module.css'

type Props = Omit<MenuItemProps, 'onClick'> & {
  allowed: boolean
  /** Why the command is not possible now. */
  reason?: string | undefined
  onClick: () => void
}

/** A command of a menu. When it is not allowed, it stays in place, can be reached by keyboard and says why. */
export function GuardedItem({ allowed, reason, onClick, leftSection, children, ...rest }: Props) {
  if (allowed)
    return (
      <Menu.Item {...rest} leftSection={leftSection} onClick={onClick}>
        {children}
      </Menu.Item>
    )
  return (
    <Menu.Item
      {...rest}
      className={styles.locked ?? ''}
      aria-disabled="true"
      closeMenuOnClick={false}
      leftSection={<IconLock size={16} />}
    >
      {children}
      {reason && <small className={styles.why}>{reason}</small>}
    </Menu.Item>
  )
}
