import type { Role } from '@hdoc/contract/people/roles.ts'
import { type Permission, permissionTable } from '@hdoc/contract/rights/permissions.ts'
import { Button, Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { allBundlesQuery } from '../../entities/rights/queries.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { say } from '../../lib/languages/i18n.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { bundleBehind, drafted, isOn, type Line } from './matrix-draft.ts'
import { mayGrant } from './matrix-table.tsx'
import { MatrixTrouble } from './matrix-trouble.tsx'
import styles from './roles.module.css'
import { useMatrix } from './use-matrix.ts'

type Props = { right: Permission; roles: readonly Role[]; onClose: () => void }

/** The roles that carry one right, changed together. */
export function RightRolesDialog({ right, roles, onClose }: Props) {
  const { t } = useTranslation()
  const { user } = useSession()
  const bundles = useQuery(allBundlesQuery()).data?.data ?? []
  const matrix = useMatrix(roles, bundles)
  const line: Line = { kind: 'right', right }
  const name = say(permissionTable[right])
  return (
    <Dialog
      title={t('rights.roles_of', { name })}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common.close')}
          </Button>
          <Button
            onClick={matrix.save}
            loading={matrix.busy}
            disabled={matrix.draft.size === 0 || matrix.both.length > 0}
          >
            {t('common.save')}
          </Button>
        </>
      }
    >
      <MatrixTrouble
        matrix={matrix}
        nameOf={(key) =>
          key.startsWith('#')
            ? (bundles.find(({ id }) => `#${id}` === key)?.name ?? '')
            : say(permissionTable[key as Permission])
        }
      />
      <fieldset className={styles.boxes}>
        <legend className="visually-hidden">{t('rights.roles_with')}</legend>
        {matrix.roles.map((role) => {
          const on = isOn(matrix.draft, role, line)
          const behind = on ? undefined : bundleBehind(drafted(matrix.draft, role), right, bundles)
          return (
            <Checkbox
              key={role.id}
              label={role.name}
              description={behind && t('rights.through', { name: behind.name })}
              checked={on}
              disabled={!role.can.edit || (!on && (user === null || !mayGrant(user, line, bundles)))}
              onChange={() => matrix.toggle(role, line)}
            />
          )
        })}
      </fieldset>
    </Dialog>
  )
}
