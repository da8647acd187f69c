import type { CurrentUser } from '@hdoc/contract/access/session.ts'
import type { Bundle } from '@hdoc/contract/people/bundles.ts'
import type { Role } from '@hdoc/contract/people/roles.ts'
import { Checkbox, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format/format.ts'
import styles from './matrix.module.css'
import { bundleBehind, drafted, isOn, keyOf } from './matrix-draft.ts'
import type { LineGroup } from './matrix-lines.ts'
import { mayGrant } from './matrix-table.tsx'
import type { Matrix } from './use-matrix.ts'

type Props = {
  matrix: Matrix
  roles: readonly Role[]
  groups: readonly LineGroup[]
  bundles: readonly Bundle[]
  person: CurrentUser
}
type Side = 'role' | 'right'

/** The matrix on a phone: a card for each role with its rights, or for each right with its roles. */
export function MatrixCards({ matrix, roles, groups, bundles, person }: Props) {
  const { t } = useTranslation()
  const [side, setSide] = useState<Side>('role')
  const [opened, setOpened] = useState<string>()
  const rowsOf = (key: string) => ({
    open: opened === key,
    onToggle: (event: { currentTarget: HTMLDetailsElement }) => {
      if (event.currentTarget.open) setOpened(key)
      else if (opened === key) setOpened(undefined)
    },
  })
  const box = (role: Role, entry: LineGroup['lines'][number], label: string) => {
    const { line } = entry
    const on = isOn(matrix.draft, role, line)
    const behind =
      !on && line.kind === 'right'
        ? bundleBehind(drafted(matrix.draft, role), line.right, bundles)
        : undefined
    return (
      <Checkbox
        key={`${role.id}.${keyOf(line)}`}
        label={label}
        description={behind && t('rights.through', { name: behind.name })}
        checked={on}
        disabled={!role.can.edit || (!on && !mayGrant(person, line, bundles))}
        onChange={() => matrix.toggle(role, line)}
      />
    )
  }
  const lines = groups.flatMap((group) => group.lines)
  return (
    <div className={styles.cards}>
      <SegmentedControl
        fullWidth
        aria-label={t('rights.view')}
        value={side}
        onChange={(value) => setSide(value as Side)}
        data={[
          { value: 'role', label: t('rights.by_role') },
          { value: 'right', label: t('rights.by_right') },
        ]}
      />
      {side === 'role'
        ? roles.map((role) => {
            const count = lines.filter(({ line }) => isOn(matrix.draft, role, line)).length
            const key = `role ${role.id}`
            return (
              <details key={key} className={styles.card} {...rowsOf(key)}>
                <summary>
                  <b>{role.name}</b> <span>{t('rights.chosen', { figure: formatNumber(count) })}</span>
                </summary>
                {opened === key &&
                  groups.map((group) => (
                    <fieldset key={group.key} className={styles.cardArea}>
                      <legend>{group.label}</legend>
                      {group.lines.map((entry) => box(role, entry, entry.name))}
                    </fieldset>
                  ))}
              </details>
            )
          })
        : lines.map((entry) => {
            const key = keyOf(entry.line)
            const count = roles.filter((role) => isOn(matrix.draft, role, entry.line)).length
            return (
              <details key={key} className={styles.card} {...rowsOf(key)}>
                <summary>
                  <b>{entry.name}</b>{' '}
                  <span>{t('rights.in_roles', { count, figure: formatNumber(count) })}</span>
                </summary>
                {opened === key && (
                  <div className={styles.cardArea}>{roles.map((role) => box(role, entry, role.name))}</div>
                )}
              </details>
            )
          })}
    </div>
  )
}
