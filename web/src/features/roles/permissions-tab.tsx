import { permissionAreaLabels, permissionsByArea } from '@hdoc/contract/rights/permission-areas.ts'
import { type Permission, permissionTable } from '@hdoc/contract/rights/permissions.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allBundlesQuery, allRolesQuery } from '../../entities/rights/queries.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { say, useLanguage } from '../../lib/languages/i18n.ts'
import { Answer } from '../../ui/feedback/answer.tsx'
import { HoldersDialog } from './holders-dialog.tsx'
import { bundleBehind } from './matrix-draft.ts'
import { RightRolesDialog } from './right-roles-dialog.tsx'
import styles from './roles.module.css'

type Opened = { what: 'holders' | 'roles'; right: Permission }

/** Every right of the program with its sentence, its roles and its people. */
export function PermissionsTab() {
  const { t } = useTranslation()
  useLanguage()
  const roles = useQuery(allRolesQuery())
  const bundles = useQuery(allBundlesQuery())
  const [opened, setOpened] = useState<Opened>()
  if (roles.error && !roles.data) return <Answer query={roles} />
  const all = roles.data?.data ?? []
  const made = bundles.data?.data ?? []
  const countOf = (right: Permission) =>
    all.filter((role) => role.permissions.includes(right) || bundleBehind(role, right, made)).length
  return (
    <>
      <div className={styles.areas}>
        {permissionsByArea.map(({ area, permissions }) => (
          <section key={area} className={styles.area}>
            <h2>{say(permissionAreaLabels[area])}</h2>
            {permissions.map((right) => {
              const count = countOf(right)
              const name = say(permissionTable[right])
              const inRoles =
                count === 0
                  ? t('rights.in_no_role')
                  : t('rights.in_roles', { count, figure: formatNumber(count) })
              return (
                <div key={right} className={styles.right}>
                  <div className={styles.sentences}>{name}</div>
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={`${inRoles}: ${name}`}
                    onClick={() => setOpened({ what: 'roles', right })}
                  >
                    {inRoles}
                  </Button>
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={`${t('rights.holders_of_right')}: ${name}`}
                    onClick={() => setOpened({ what: 'holders', right })}
                  >
                    {t('rights.holders_of_right')}
                  </Button>
                </div>
              )
            })}
          </section>
        ))}
      </div>
      {opened?.what === 'holders' && (
        <HoldersDialog of={{ kind: 'right', right: opened.right }} onClose={() => setOpened(undefined)} />
      )}
      {opened?.what === 'roles' && roles.data && (
        <RightRolesDialog right={opened.right} roles={all} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}
