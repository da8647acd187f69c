import type { CurrentUser } from '@hdoc/contract/access/session.ts'
import type { Bundle } from '@hdoc/contract/people/bundles.ts'
import type { Role } from '@hdoc/contract/people/roles.ts'
import { type Permission, permissionTable } from '@hdoc/contract/rights/permissions.ts'
import { searchKey } from '@hdoc/contract/ro/search-key.ts'
import { Button, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCheck, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allBundlesQuery, allRolesQuery } from '../../entities/rights/queries.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { say, useLanguage } from '../../lib/languages/i18n.ts'
import { usePageKeys } from '../../ui/dialog/use-page-keys.ts'
import { Key } from '../../ui/display/key.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { useLeaveGuard } from '../../ui/form/frame/use-leave-guard.tsx'
import styles from './matrix.module.css'
import { MatrixCards } from './matrix-cards.tsx'
import { lineGroups } from './matrix-lines.ts'
import { MatrixTable } from './matrix-table.tsx'
import { MatrixTrouble } from './matrix-trouble.tsx'
import { useMatrix } from './use-matrix.ts'

type Props = { latest: readonly Role[]; bundles: readonly Bundle[]; person: CurrentUser }

function MatrixEditor({ latest, bundles, person }: Props) {
  const { t } = useTranslation()
  useLanguage()
  const matrix = useMatrix(latest, bundles)
  const phone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const [rightSearch, setRightSearch] = useState('')
  const [roleSearch, setRoleSearch] = useState('')
  const [right, role] = [useDeferredValue(rightSearch), useDeferredValue(roleSearch)]
  const changed = matrix.draft.size
  const leaving = useLeaveGuard(changed > 0)
  usePageKeys([['mod+S', matrix.save]], [])
  const groups = lineGroups(bundles, right)
  const roles = matrix.roles.filter(({ name }) => searchKey(name).includes(searchKey(role)))
  const nameOf = (key: string): string =>
    key.startsWith('#')
      ? (bundles.find(({ id }) => `#${id}` === key)?.name ?? '')
      : say(permissionTable[key as Permission])
  const shown = { matrix, roles, groups, bundles, person }
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <TextInput
          className={styles.find ?? ''}
          leftSection={<IconSearch size={14} />}
          aria-label={t('rights.find_right')}
          placeholder={t('rights.find_right')}
          value={rightSearch}
          onChange={(event) => setRightSearch(event.currentTarget.value)}
        />
        <TextInput
          className={styles.find ?? ''}
          leftSection={<IconSearch size={14} />}
          aria-label={t('rights.find_role')}
          placeholder={t('rights.find_role')}
          value={roleSearch}
          onChange={(event) => setRoleSearch(event.currentTarget.value)}
        />
        {!phone && <span className={styles.help}>{t('rights.matrix_help')}</span>}
      </div>
      <MatrixTrouble matrix={matrix} nameOf={nameOf} />
      {phone ? <MatrixCards {...shown} /> : <MatrixTable {...shown} />}
      <div className={styles.foot}>
        <span role="status">
          {changed > 0 && t('rights.changed', { count: changed, figure: formatNumber(changed) })}
        </span>
        {changed > 0 && (
          <Button variant="default" onClick={matrix.discard}>
            {t('rights.discard')}
          </Button>
        )}
        <Button
          disabled={changed === 0 || matrix.both.length > 0}
          loading={matrix.busy}
          onClick={matrix.save}
          leftSection={<IconCheck size={16} />}
          rightSection={<Key>Ctrl S</Key>}
        >
          {t('common.save')}
        </Button>
      </div>
      {leaving}
    </div>
  )
}

/** Roles × permissions and bundles, changed together. */
export function MatrixTab() {
  const { user } = useSession()
  const roles = useQuery(allRolesQuery())
  const bundles = useQuery(allBundlesQuery())
  if (!user) return null
  return (
    <Answer query={roles}>
      {(latest) => (
        <Answer query={bundles}>
          {({ data }) => <MatrixEditor latest={latest.data} bundles={data} person={user} />}
        </Answer>
      )}
    </Answer>
  )
}
