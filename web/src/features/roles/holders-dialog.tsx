import type { Holder } from '@hdoc/contract/people/roles.ts'
import { type Permission, permissionTable } from '@hdoc/contract/rights/permissions.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { rightHoldersQuery, roleHoldersQuery } from '../../entities/rights/queries.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { say } from '../../lib/languages/i18n.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import styles from './roles.module.css'

export type HoldersOf = { kind: 'role'; id: number; name: string } | { kind: 'right'; right: Permission }
type Props = { of: HoldersOf; onClose: () => void }

function Line({ person, of }: { person: Holder; of: HoldersOf }) {
  const { t } = useTranslation()
  const rights = person.only_through.map((one) => say(permissionTable[one])).join(', ')
  const alone = rights === '' ? t('rights.nothing_alone') : t('rights.only_through', { rights })
  const through = person.through.length === 0 ? t('rights.direct') : person.through.join(', ')
  return (
    <li>
      <div>
        <b>{person.name}</b> {person.job_title && <span className={styles.muted}>{person.job_title}</span>}
        {!person.active && <span className={styles.muted}> · {t('rights.inactive')}</span>}
      </div>
      <div className={styles.muted}>{of.kind === 'role' ? alone : through}</div>
    </li>
  )
}

/**
 * The people who have a role or a right. For a role it says what each has by that role alone, for a right
 * where it comes from.
 */
export function HoldersDialog({ of, onClose }: Props) {
  const { t } = useTranslation()
  const ofRole = useQuery({
    ...roleHoldersQuery(of.kind === 'role' ? of.id : 0),
    enabled: of.kind === 'role',
  })
  const ofRight = useQuery({
    ...rightHoldersQuery(of.kind === 'right' ? of.right : 'document.list'),
    enabled: of.kind === 'right',
  })
  const answer = of.kind === 'role' ? ofRole : ofRight
  const people = answer.data?.people
  const name = of.kind === 'role' ? of.name : say(permissionTable[of.right])
  return (
    <Dialog
      title={t('rights.holders_title', { name })}
      onClose={onClose}
      footer={
        <Button onClick={onClose} data-autofocus>
          {t('common.close')}
        </Button>
      }
    >
      <Answer query={answer} />
      {people && (
        <>
          <p className={styles.muted}>
            {people.length === 0
              ? t('rights.holders_none')
              : t('rights.people', { count: people.length, figure: formatNumber(people.length) })}
            {of.kind === 'right' && `${people.length === 0 ? '' : '.'} ${t('rights.holders_admins')}`}
          </p>
          <ul className={styles.holders}>
            {people.map((person) => (
              <Line key={person.id} person={person} of={of} />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
