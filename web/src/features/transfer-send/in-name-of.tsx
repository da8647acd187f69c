import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toSendQuery } from '../../entities/transfers/queries.ts'
import { Choice } from '../../ui/choice/choice.tsx'
import styles from './send.module.css'

const OWN = '0'

type Props = { from: number | null; onFrom: (id: number | null) => void }

/** In whose name papers are handed over: for administrators, where a department is no longer in use. */
export function InNameOf({ from, onFrom }: Props) {
  const { t } = useTranslation()
  const { data } = useQuery(toSendQuery(null))
  if (!data || data.unused.length === 0) return null
  const own = { value: OWN, label: data.group?.name ?? t('transfers.no_own_group') }
  const unused = data.unused.map(({ id, name }) => ({
    value: String(id),
    label: name,
    group: t('transfers.unused_groups'),
  }))
  return (
    <Choice
      className={styles.inNameOf ?? ''}
      label={t('transfers.in_name_of')}
      data={[own, ...unused]}
      value={from === null ? OWN : String(from)}
      onChange={(value) => onFrom(value === null || value === OWN ? null : Number(value))}
    />
  )
}
