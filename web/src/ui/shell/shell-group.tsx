import { Menu, UnstyledButton } from '@mantine/core'
import { IconBuilding, IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './shell.module.css'

export type ShellGroups = {
  /** Groups the person is in. */
  all: readonly { id: number; name: string }[]
  /** The group the person works in; id 0 = none. */
  active: { id: number; name: string }
  /** Missing when the group cannot be changed now. */
  onChoose?: ((id: number) => void) | undefined
}
type Props = { groups: ShellGroups }

/** The groups of a person inside a menu, the active one marked. */
export function GroupChoices({ groups: { all, active, onChoose } }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <Menu.Label>{t('shell.active_group')}</Menu.Label>
      <Menu.RadioGroup value={String(active.id)} onChange={(value) => onChoose?.(Number(value))}>
        {all.map(({ id, name }) => (
          <Menu.RadioItem key={id} value={String(id)} disabled={!onChoose}>
            {name}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  )
}

/** The group a person works in. A person in several groups chooses one here. */
export function ShellGroup({ groups }: Props) {
  const { t } = useTranslation()
  const { all, active, onChoose } = groups
  if (active.name === '') return null
  if (all.length < 2 || !onChoose)
    return (
      <span className={styles.group}>
        <IconBuilding size={16} aria-hidden />
        {active.name}
      </span>
    )
  return (
    <Menu position="bottom-end" width={280} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={styles.group} aria-label={`${t('shell.active_group')}: ${active.name}`}>
          <IconBuilding size={16} aria-hidden />
          {active.name}
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <GroupChoices groups={groups} />
      </Menu.Dropdown>
    </Menu>
  )
}
