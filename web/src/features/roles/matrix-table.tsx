import type { CurrentUser } from '@hdoc/contract/access/session.ts'
import type { Bundle } from '@hdoc/contract/people/bundles.ts'
import type { Role } from '@hdoc/contract/people/roles.ts'
import { deleteTestData } from '@hdoc/contract/rights/fixed-rights.ts'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasPermission } from '../../entities/session/may.ts'
import styles from './matrix.module.css'
import { bundleBehind, drafted, isChanged, isOn, keyOf, type Line } from './matrix-draft.ts'
import type { LineGroup } from './matrix-lines.ts'
import type { Matrix } from './use-matrix.ts'

type Props = {
  matrix: Matrix
  roles: readonly Role[]
  groups: readonly LineGroup[]
  bundles: readonly Bundle[]
  person: CurrentUser
}

/**
 * Whether this person may put the line into a role. An administrator may put anything, others only what they
 * hold themselves, and never the right to delete test documents.
 */
export function mayGrant(person: CurrentUser, line: Line, bundles: readonly Bundle[]): boolean {
  if (person.isadmin === 1) return true
  const rights =
    line.kind === 'right' ? [line.right] : (bundles.find(({ id }) => id === line.id)?.permissions ?? [])
  return rights.every((one) => one !== deleteTestData && hasPermission(person, one))
}

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/**
 * The matrix as a table: rights are rows, roles are columns. The heads stay in sight, and arrow keys move
 * from box to box.
 */
export function MatrixTable({ matrix, roles, groups, bundles, person }: Props) {
  const { t } = useTranslation()
  const table = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState<readonly [number, number]>([0, 0])
  const lines = groups.flatMap((group) => group.lines)
  const wholes = roles.map((role) => drafted(matrix.draft, role))
  const row = Math.min(at[0], lines.length - 1)
  const column = Math.min(at[1], roles.length - 1)

  function move(event: KeyboardEvent): void {
    const step = moves[event.key]
    const last = [lines.length - 1, roles.length - 1] as const
    let next: [number, number] | undefined
    if (step) next = [row + step[0], column + step[1]]
    else if (event.key === 'Home') next = [event.ctrlKey ? 0 : row, 0]
    else if (event.key === 'End') next = [event.ctrlKey ? last[0] : row, last[1]]
    if (!next) return
    event.preventDefault()
    const to = [Math.max(0, Math.min(last[0], next[0])), Math.max(0, Math.min(last[1], next[1]))] as const
    setAt(to)
    table.current?.querySelector<HTMLElement>(`[data-cell="${to[0]}.${to[1]}"]`)?.focus()
  }

  let index = -1
  return (
    <div className={styles.scroll}>
      <table ref={table} className={styles.table} aria-label={t('rights.matrix')} onKeyDown={move}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {roles.map((role) => (
              <th key={role.id} scope="col" className={styles.role} title={role.description || role.name}>
                <span>{role.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.key}>
            <tr className={styles.area}>
              <th scope="rowgroup">{group.label}</th>
              <td colSpan={roles.length} />
            </tr>
            {group.lines.map(({ line, name, title }) => {
              index++
              const here = index
              const grantable = mayGrant(person, line, bundles)
              return (
                <tr key={keyOf(line)}>
                  <th scope="row" title={title}>
                    {name}
                  </th>
                  {roles.map((role, n) => {
                    const on = isOn(matrix.draft, role, line)
                    const behind =
                      !on && line.kind === 'right' ? bundleBehind(wholes[n]!, line.right, bundles) : undefined
                    return (
                      <td
                        key={role.id}
                        className={isChanged(matrix.draft, role, line) ? styles.changed : undefined}
                        title={behind && t('rights.through', { name: behind.name })}
                      >
                        <label className={styles.cell}>
                          <input
                            type="checkbox"
                            data-cell={`${here}.${n}`}
                            aria-label={t('rights.cell', { role: role.name, right: name })}
                            tabIndex={here === row && n === column ? 0 : -1}
                            checked={on}
                            disabled={!role.can.edit || (!on && !grantable)}
                            onFocus={() => setAt([here, n])}
                            onChange={() => matrix.toggle(role, line)}
                          />
                          {behind && <i className={styles.dot} aria-hidden />}
                        </label>
                      </td>
                    )
                  })}
                </tr>
              )
            })}
          </tbody>
        ))}
      </table>
    </div>
  )
}
