import { useTranslation } from 'react-i18next'
import type { ListedUser, UserPlace } from '../../entities/people/user-place.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { BatchDialog } from './batch-dialog.tsx'
import styles from './users.module.css'

type Props = { place: UserPlace; users: readonly ListedUser[]; active: boolean; onClose: () => void }

/** Activates or deactivates a selection of people. */
export function StatesDialog({ place, users, active, onClose }: Props) {
  const { t } = useTranslation()
  const verb = active ? 'activate' : 'deactivate'
  const count = { count: users.length, figure: formatNumber(users.length) }
  return (
    <BatchDialog
      title={t(`users.${verb}_title`, count)}
      confirm={t(`users.${verb}`)}
      destructive={!active}
      wanted={`${verb} ${users.map(({ id }) => id).join(',')}`}
      run={(preview) => place.setActive(users, active, preview)}
      onClose={onClose}
    >
      <p className={styles.quiet}>{t(`users.${verb}_what`)}</p>
    </BatchDialog>
  )
}
