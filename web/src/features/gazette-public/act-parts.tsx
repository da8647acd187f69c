import { gazetteWithdrawalLabels } from '@hdoc/contract/gazette/gazette-choices.ts'
import type { EntryLink } from '@hdoc/contract/gazette/gazette-entries.ts'
import type { PublicEntry } from '@hdoc/contract/gazette/public-gazette.ts'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatBytes, formatDate } from '../../lib/format/format.ts'
import { say } from '../../lib/languages/i18n.ts'
import { useMoves } from '../../ui/links/moves.ts'
import styles from './gazette.module.css'

const kindOf = (name: string): string => name.split('.').at(-1)?.toUpperCase() ?? ''

/** A file of an act, with its kind and size; `act` tells who listens which act it is of. */
export function ActFile({ file, act }: { file: PublicEntry['files'][number]; act: string }) {
  return (
    <a className={styles.file} href={`/api/public_gazette/file/${file.id}`} target="_blank" rel="noreferrer">
      <IconFileTypePdf size={18} aria-hidden />
      <span>
        {kindOf(file.name)}, {formatBytes(file.size)}
        <span className="visually-hidden">
          {' '}
          {file.name}, {act}
        </span>
      </span>
    </a>
  )
}

function ActLink({ link }: { link: EntryLink }) {
  const { t } = useTranslation()
  const { Link } = useMoves()
  const named = [
    link.number && t('gazette_public.number_of', { number: link.number }),
    link.act_on && t('gazette_public.of', { date: formatDate(link.act_on) }),
  ].filter(Boolean)
  return (
    <Link to="/monitor-oficial" search={{ act: link.id }}>
      {named.join(' ') || t('gazette_public.this_act', { date: formatDate(link.published_on ?? '') })}
    </Link>
  )
}

/** Whether an act stands in the place of another, or another in its place. */
export function ActLinks({ act }: { act: PublicEntry }) {
  const { t } = useTranslation()
  return (
    <>
      {act.corrects && (
        <p className={styles.meta}>
          {t('gazette_public.corrects')} <ActLink link={act.corrects} />
        </p>
      )}
      {act.corrected_by && (
        <p className={styles.meta}>
          {t('gazette_public.corrected_by')} <ActLink link={act.corrected_by} />
        </p>
      )}
    </>
  )
}

/** When and why an act was withdrawn. */
export function useWithdrawal(act: PublicEntry): string {
  const { t } = useTranslation()
  if (act.withdrawn_on === null) return ''
  const why = [act.withdrawal && say(gazetteWithdrawalLabels[act.withdrawal]), act.withdraw_reason]
  return t('gazette_public.withdrawn_on', {
    date: formatDate(act.withdrawn_on),
    why: why.filter(Boolean).join('; '),
  })
}
