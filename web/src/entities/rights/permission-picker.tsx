import { permissionAreaLabels, permissionsByArea } from '@hdoc/contract/rights/permission-areas.ts'
import { type Permission, permissionTable } from '@hdoc/contract/rights/permissions.ts'
import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { say, useLanguage } from '../../lib/languages/i18n.ts'
import styles from './permission-picker.module.css'

type Props = {
  label: string
  value: readonly Permission[]
  onChange: (value: Permission[]) => void
  error?: ReactNode
  /** Whether this person may tick a right; rights already ticked may always be taken away. */
  isGrantable?: (permission: Permission) => boolean
  /** The name of a bundle that already gives the right. */
  from?: (permission: Permission) => string | undefined
}

/** Rights of the contract by area, each with its sentence; the head of an area ticks all its rights. */
export function PermissionPicker({ label, value, onChange, error, isGrantable, from }: Props) {
  const { t } = useTranslation()
  useLanguage()
  const chosen = new Set(value)
  const set = (rights: readonly Permission[], on: boolean) => {
    const next = new Set(chosen)
    for (const one of rights) {
      if (!on) next.delete(one)
      else if (isGrantable?.(one) ?? true) next.add(one)
    }
    onChange([...next])
  }
  return (
    <fieldset className={styles.picker} data-path="permissions" tabIndex={-1}>
      <legend>
        {label} <span className={styles.count}>{t('rights.chosen', { figure: chosen.size })}</span>
      </legend>
      {error && (
        <div className={styles.error} role="alert">
          {error}
        </div>
      )}
      <div className={styles.areas}>
        {permissionsByArea.map(({ area, permissions }) => {
          const count = permissions.filter((one) => chosen.has(one)).length
          return (
            <fieldset key={area} className={styles.area}>
              <legend>
                <Checkbox
                  size="xs"
                  label={<b>{say(permissionAreaLabels[area])}</b>}
                  checked={count === permissions.length}
                  indeterminate={count > 0 && count < permissions.length}
                  onChange={(event) => set(permissions, event.currentTarget.checked)}
                />
              </legend>
              {permissions.map((one) => {
                const source = from?.(one)
                return (
                  <Checkbox
                    key={one}
                    size="xs"
                    label={say(permissionTable[one])}
                    description={source && t('rights.through', { name: source })}
                    checked={chosen.has(one)}
                    disabled={!chosen.has(one) && !(isGrantable?.(one) ?? true)}
                    onChange={(event) => set([one], event.currentTarget.checked)}
                  />
                )
              })}
            </fieldset>
          )
        })}
      </div>
    </fieldset>
  )
}
